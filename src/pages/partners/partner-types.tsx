import { useTranslation } from 'react-i18next';
import { PARTNER_TYPES } from '../../contract/partner-types';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';
import './partners.css';

export function PartnerTypes() {
  const { t } = useTranslation('partners');
  return (
    <Section
      id="types"
      title={t('types.title')}
      link={<MoreLink to="partners/learn-more">{t('types.link')}</MoreLink>}
    >
      <DefinitionRows
        rows={PARTNER_TYPES.map((type) => ({
          id: type,
          term: t(`types.${type}.term`),
          text: t(`types.${type}.text`),
        }))}
      />
    </Section>
  );
}
