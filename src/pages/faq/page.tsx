import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { TextHeading } from '../../sections/texts/text-heading';
import { FaqList } from './faq-list';

export function Page() {
  const { t } = useTranslation('faq');
  return (
    <>
      <TextHeading of="faq:heading" />
      <FaqList />
      <CallToAction of="faq:cta" first={{ to: 'contact-sales', label: t('cta.action') }} />
    </>
  );
}
