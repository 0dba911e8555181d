import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function PrivacyPurposes() {
  const { t } = useTranslation('privacy-policy');
  return (
    <Section id="purposes" split title={t('purpose.title')}>
      <DefinitionRows
        rows={[
          { term: t('purpose.answer.term'), text: t('purpose.answer.text') },
          { term: t('purpose.contract.term'), text: t('purpose.contract.text') },
          { term: t('purpose.marketing.term'), text: t('purpose.marketing.text') },
          { term: t('purpose.security.term'), text: t('purpose.security.text') },
          { term: t('purpose.law.term'), text: t('purpose.law.text') },
        ]}
      />
    </Section>
  );
}
