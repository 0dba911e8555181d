import { useTranslation } from 'react-i18next';
import { PARTNER_TYPES } from '../../contract/partner-types';
import { LocalizedLink } from '../../routes/localized-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';
import './partners.css';

export function PartnerTypes() {
  const { t } = useTranslation('partners');
  return (
    <Section
      id="types"
      title={t('types.title')}
      link={
        <LocalizedLink to="partners/learn-more" className="link">
          {t('types.link')}
        </LocalizedLink>
      }
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
