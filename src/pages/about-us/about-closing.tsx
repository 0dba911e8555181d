import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

export function AboutClosing() {
  const { t } = useTranslation('about-us');
  return <CallToAction of="about-us:cta" first={{ to: 'contacts', label: t('onward.contacts') }} />;
}
