import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

export function SolutionClosing() {
  const { t } = useTranslation('solution');
  return <CallToAction title={t('cta.title')} text={t('cta.text')} />;
}
