import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../forms/login/login-form';
import { ForNobody } from '../../forms/session/for-nobody';
import { PORTAL_HASH } from '../../routes/portal';
import { TextHeading } from '../../sections/texts/text-heading';
import { LoginHelp } from './login-help';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('login');
  return (
    <>
      <TextHeading of="login:heading" print="waves" />
      <div className="frame beside">
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <ForNobody>
            <LoginForm />
          </ForNobody>
        </section>
        <div className="asides">
          <LoginHelp of="forgotten" to="reset-password" />
          <LoginHelp of="no-account" to="signup" />
          <LoginHelp of="partner" to="partners" hash={PORTAL_HASH} />
        </div>
      </div>
    </>
  );
}
