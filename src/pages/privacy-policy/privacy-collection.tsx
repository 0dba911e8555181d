import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function PrivacyCollection() {
  const { t } = useTranslation('privacy-policy');
  return (
    <Section id="data" split title={t('collect.title')} lead={t('collect.lead')}>
      <DefinitionRows
        rows={[
          { term: t('collect.contactSales.term'), text: t('collect.contactSales.text') },
          { term: t('collect.account.term'), text: t('collect.account.text') },
          { term: t('collect.registration.term'), text: t('collect.registration.text') },
          { term: t('collect.partner.term'), text: t('collect.partner.text') },
          { term: t('collect.added.term'), text: t('collect.added.text') },
          { term: t('collect.technical.term'), text: t('collect.technical.text') },
          { term: t('collect.proof.term'), text: t('collect.proof.text') },
        ]}
      />
    </Section>
  );
}
