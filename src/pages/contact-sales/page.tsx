import { useTranslation } from 'react-i18next';
import { ContactSalesForm } from '../../forms/contact-sales/contact-sales-form';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { ContactSalesAside } from './contact-sales-aside';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('contact-sales');
  return (
    <>
      <PageHeading
        title={t('heading.title')}
        lead={t('heading.lead')}
        mrz={toMrz('contact sales')}
        print="waves"
      />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <ContactSalesForm />
        </section>
        <ContactSalesAside />
      </div>
    </>
  );
}
