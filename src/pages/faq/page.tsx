import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { FaqList } from './faq-list';

export function Page() {
  const { t } = useTranslation('faq');
  return (
    <>
      <FaqList />
      <CallToAction of="faq:cta" first={{ to: 'contact-sales', label: t('cta.action') }} />
    </>
  );
}
