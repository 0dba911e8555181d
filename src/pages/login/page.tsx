import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../forms/login/login-form';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { LoginHelp } from './login-help';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('login');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('log in')} print="waves" />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <LoginForm />
        </section>
        <LoginHelp />
      </div>
    </>
  );
}
