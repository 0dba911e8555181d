import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

export function HomeClosing() {
  const { t } = useTranslation('home');
  return <CallToAction title={t('cta.title')} text={t('cta.text')} />;
}
