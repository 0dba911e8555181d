import { useTranslation } from 'react-i18next';
import { TextSection } from '../../sections/texts/text-section';
import { CodeSample } from './code-sample';
import { checkDigitSample } from './sample-code';

export function CheckDigitSample() {
  const { t } = useTranslation('documents');
  return (
    <TextSection of="documents:check-digits" split>
      <CodeSample
        title={t('check-digits.sample')}
        code={checkDigitSample({ values: t('code.comment.values') })}
      />
    </TextSection>
  );
}
