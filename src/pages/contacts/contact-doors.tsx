import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function ContactDoors() {
  const { t } = useTranslation(['contacts', 'common']);
  return (
    <Section id="doors" split title={t('contacts:door.title')}>
      <DefinitionRows
        rows={[
          {
            term: t('contacts:door.sales.term'),
            text: t('contacts:door.sales.text'),
            link: <MoreLink to="contact-sales">{t('common:action.contactSales')}</MoreLink>,
          },
          {
            term: t('contacts:door.support.term'),
            text: t('contacts:door.support.text'),
            link: <MoreLink to="contact-sales">{t('contacts:door.support.link')}</MoreLink>,
          },
          {
            term: t('contacts:door.partners.term'),
            text: t('contacts:door.partners.text'),
            link: <MoreLink to="partners">{t('contacts:door.partners.link')}</MoreLink>,
          },
          {
            term: t('contacts:door.developers.term'),
            text: t('contacts:door.developers.text'),
            link: <MoreLink to="documents">{t('contacts:door.developers.link')}</MoreLink>,
          },
          {
            term: t('contacts:door.privacy.term'),
            text: t('contacts:door.privacy.text'),
            link: <MoreLink to="privacy-policy">{t('contacts:door.privacy.link')}</MoreLink>,
          },
        ]}
      />
    </Section>
  );
}
