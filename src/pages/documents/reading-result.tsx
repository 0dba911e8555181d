import { useTranslation } from 'react-i18next';
import { RowsSection } from '../../sections/texts/rows-section';
import { CodeSample } from './code-sample';
import { RESULT_SAMPLE } from './sample-code';

export function ReadingResult() {
  const { t } = useTranslation('documents');
  return (
    <RowsSection of="documents:result" split>
      <CodeSample title={t('result.sample')} code={RESULT_SAMPLE} />
    </RowsSection>
  );
}
