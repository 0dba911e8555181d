import { useTranslation } from 'react-i18next';
import { ClosingLine } from '../../sections/closing-line';
import { FaqList } from './faq-list';

export function Page() {
  const { t } = useTranslation('faq');
  return (
    <>
      <FaqList />
      <ClosingLine of="faq:cta" first={{ to: 'contact-sales', label: t('cta.action') }} />
    </>
  );
}
