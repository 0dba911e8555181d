import { useTranslation } from 'react-i18next';
import { SignupForm } from '../../forms/signup/signup-form';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { SignupExisting } from './signup-existing';
import { SignupNext } from './signup-next';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('signup');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('sign up')} print="waves" />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <SignupForm />
        </section>
        <div className="asides">
          <SignupNext />
          <SignupExisting />
        </div>
      </div>
    </>
  );
}
