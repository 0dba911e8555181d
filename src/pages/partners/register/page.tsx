import { useTranslation } from 'react-i18next';
import { PartnerApplicationForm } from '../../../forms/partner-application/partner-application-form';
import { TextHeading } from '../../../sections/texts/text-heading';
import { PartnerPreparation } from './partner-preparation';
import '../../../sections/form-page.css';
import '../../../sections/form-stub.css';
import './application.css';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <>
      <TextHeading of="partners:register" print="under" />
      <div className="frame beside">
        <PartnerPreparation />
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('register.formTitle')}</h2>
          <PartnerApplicationForm />
        </section>
      </div>
    </>
  );
}
