import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

export function TechnologyClosing() {
  const { t } = useTranslation('technology');
  return <CallToAction title={t('cta.title')} text={t('cta.text')} />;
}
