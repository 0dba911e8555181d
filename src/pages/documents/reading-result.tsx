import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';
import { CodeSample } from './code-sample';
import { RESULT_SAMPLE } from './sample-code';

export function ReadingResult() {
  const { t } = useTranslation('documents');
  return (
    <Section id="result" split title={t('reading.title')} lead={t('reading.lead')}>
      <DefinitionRows
        rows={[
          { term: t('reading.outcome.term'), text: t('reading.outcome.text') },
          { term: t('reading.score.term'), text: t('reading.score.text') },
          { term: t('reading.checks.term'), text: t('reading.checks.text') },
        ]}
      />
      <CodeSample title={t('reading.sample')} code={RESULT_SAMPLE} />
    </Section>
  );
}
