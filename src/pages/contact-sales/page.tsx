import { useTranslation } from 'react-i18next';
import { ContactSalesForm } from '../../forms/contact-sales/contact-sales-form';

export function Page() {
  const { t } = useTranslation('contact-sales');
  return (
    <div className="frame">
      <h1>{t('meta.index.title')}</h1>
      <p className="lead">{t('meta.index.description')}</p>
      <ContactSalesForm />
    </div>
  );
}
