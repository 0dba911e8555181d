import { useTranslation } from 'react-i18next';
import { UNAUTHORIZED } from '../../api/api-error';
import { logIn } from '../../api/session';
import type { Account } from '../../contract/answers';
import { type Login, loginForm } from '../../contract/forms/login';
import { LocalizedLink } from '../../routes/localized-link';
import { useGuardedNavigate } from '../../runtime/navigation/use-guarded-navigate';
import { Button } from '../../ui/button';
import { FormSuccess } from '../view/form-success';
import { FormView } from '../view/form-view';

export function LoginForm() {
  const { t } = useTranslation('forms');
  const navigate = useGuardedNavigate();
  const logInAndGo = async (answers: Login, key: string): Promise<Account> => {
    const account = await logIn(answers, key);
    navigate(new URLSearchParams(window.location.search).get('next'));
    return account;
  };
  return (
    <>
      <p className="only-without-script">{t('login.needsJavaScript')}</p>
      <div className="needs-script">
        <FormView
          form={loginForm}
          label={t('login.label')}
          needsScript
          send={logInAndGo}
          explain={({ status }) => (status === UNAUTHORIZED ? t('login.wrong') : null)}
          isDoor
          submitLabel={t('login.submit')}
          success={({ firstName }) => (
            <FormSuccess title={t('login.success.title')}>
              <p>{t('login.success.text', { name: firstName })}</p>
              <div className="actions">
                <Button as={LocalizedLink} to="account" primary>
                  {t('session.account')}
                </Button>
                <Button as={LocalizedLink} to="pricing">
                  {t('signup.success.choosePlan')}
                </Button>
              </div>
            </FormSuccess>
          )}
        />
      </div>
    </>
  );
}
