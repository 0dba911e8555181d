import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';

/** It asks to be told something: the form that it is told in is the only thing to do. */
export function AboutClosing({ as: End = CallToAction }: { as?: typeof CallToAction }) {
  const { t } = useTranslation();
  return <End of="about-us:cta" first={{ to: 'contact-sales', label: t('action.contactSales') }} />;
}
