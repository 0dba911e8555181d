import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

/** It asks to be told something: the form that it is told in is the only thing to do. */
export function AboutClosing() {
  const { t } = useTranslation();
  return <CallToAction of="about-us:cta" first={{ to: 'contact-sales', label: t('action.contactSales') }} />;
}
