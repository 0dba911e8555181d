import { useTranslation } from 'react-i18next';
import { ContactSalesForm } from '../../forms/contact-sales/contact-sales-form';
import { TextHeading } from '../../sections/texts/text-heading';
import { ContactSalesAside } from './contact-sales-aside';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('contact-sales');
  return (
    <>
      <TextHeading of="contact-sales:heading" print="under" />
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
