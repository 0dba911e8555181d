import { useTranslation } from 'react-i18next';
import { TextSection } from '../../sections/texts/text-section';
import { CodeSample } from './code-sample';
import tokens from './samples/check-digit.js.txt?tokens';

export function CheckDigitSample() {
  const { t } = useTranslation('documents');
  return (
    <TextSection of="documents:check-digits" split>
      <CodeSample title={t('check-digits.sample')} tokens={tokens} />
    </TextSection>
  );
}
