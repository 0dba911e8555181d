import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

/** Specification, section 1: what the company works in besides. */
export function AboutWork() {
  const { t } = useTranslation('about-us');
  return (
    <Section id="work" split title={t('work.title')} lead={t('work.lead')}>
      <DefinitionRows
        rows={[
          { term: t('work.ai.term'), text: t('work.ai.text') },
          { term: t('work.cloud.term'), text: t('work.cloud.text') },
          { term: t('work.blockchain.term'), text: t('work.blockchain.text') },
          { term: t('work.ott.term'), text: t('work.ott.text') },
        ]}
      />
    </Section>
  );
}
