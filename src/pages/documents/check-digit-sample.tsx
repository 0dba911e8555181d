import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { CodeSample } from './code-sample';
import { checkDigitSample } from './sample-code';

export function CheckDigitSample() {
  const { t } = useTranslation('documents');
  return (
    <Section id="check-digits" split title={t('mrz.title')} lead={t('mrz.text')}>
      <CodeSample title={t('mrz.sample')} code={checkDigitSample({ values: t('code.comment.values') })} />
    </Section>
  );
}
