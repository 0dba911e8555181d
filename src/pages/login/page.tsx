import { useTranslation } from 'react-i18next';
import { LoginForm } from '../../forms/login/login-form';
import { ForNobody } from '../../forms/session/for-nobody';
import { PORTAL_HASH } from '../../routes/portal';
import { TextBullets } from '../../sections/texts/text-bullets';
import { TextHeading } from '../../sections/texts/text-heading';
import { LoginHelp } from './login-help';
import '../../sections/form-page.css';

export function Page() {
  const { t } = useTranslation('login');
  return (
    <>
      <TextHeading of="login:heading" print="waves" />
      <div className="frame beside">
        <div className="form-side">
          <section aria-labelledby="form-title" className="form-panel">
            <h2 id="form-title">{t('form.title')}</h2>
            <ForNobody>
              <LoginForm />
            </ForNobody>
          </section>
          <section aria-labelledby="help-title" className="aside until-sent">
            <h2 id="help-title">{t('help.title')}</h2>
            <dl className="rows">
              <LoginHelp of="login:help.forgotten" to="reset-password" />
              <LoginHelp of="login:help.no-account" to="signup" />
            </dl>
          </section>
        </div>
        <div className="asides">
          <section aria-labelledby="care-title" className="aside until-sent">
            <h2 id="care-title">{t('care.title')}</h2>
            <TextBullets of="login:care.items" />
          </section>
          <section aria-labelledby="others-title" className="aside">
            <h2 id="others-title">{t('others.title')}</h2>
            <dl className="rows">
              <LoginHelp of="login:others.partner" to="partners" hash={PORTAL_HASH} />
              <LoginHelp of="login:others.verified" to="faq" hash="#verified-questions" />
            </dl>
          </section>
        </div>
      </div>
    </>
  );
}
