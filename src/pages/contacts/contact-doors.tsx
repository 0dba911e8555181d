import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
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
            link: (
              <LocalizedLink to="contact-sales" className="link">
                {t('common:action.contactSales')}
              </LocalizedLink>
            ),
          },
          {
            term: t('contacts:door.support.term'),
            text: t('contacts:door.support.text'),
            link: (
              <LocalizedLink to="contact-sales" className="link">
                {t('contacts:door.support.link')}
              </LocalizedLink>
            ),
          },
          {
            term: t('contacts:door.partners.term'),
            text: t('contacts:door.partners.text'),
            link: (
              <LocalizedLink to="partners" className="link">
                {t('contacts:door.partners.link')}
              </LocalizedLink>
            ),
          },
          {
            term: t('contacts:door.developers.term'),
            text: t('contacts:door.developers.text'),
            link: (
              <LocalizedLink to="documents" className="link">
                {t('contacts:door.developers.link')}
              </LocalizedLink>
            ),
          },
          {
            term: t('contacts:door.privacy.term'),
            text: t('contacts:door.privacy.text'),
            link: (
              <LocalizedLink to="privacy-policy" className="link">
                {t('contacts:door.privacy.link')}
              </LocalizedLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
