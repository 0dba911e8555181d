import { useTranslation } from 'react-i18next';
import { RowsSection } from '../../sections/texts/rows-section';
import { CodeSample } from './code-sample';
import tokens from './samples/result.json.txt?tokens';

export function ReadingResult() {
  const { t } = useTranslation('documents');
  return (
    <RowsSection of="documents:result" split>
      <CodeSample title={t('result.sample')} tokens={tokens} />
    </RowsSection>
  );
}
