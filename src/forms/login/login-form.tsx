import { useTranslation } from 'react-i18next';
import type { Account } from '../../api/account-store';
import { logIn } from '../../api/session';
import { MAX_LENGTH } from '../../contract/limits';
import { type Login, type LoginField, loginSchema } from '../../contract/login';
import { LocalizedLink } from '../../routes/localized-link';
import { useGuardedNavigate } from '../../runtime/use-guarded-navigate';
import type { FormField } from '../form-field';
import { FormSuccess } from '../form-success';
import { FormView } from '../form-view';

const UNAUTHORIZED = 401;

export function LoginForm() {
  const { t } = useTranslation('forms');
  const navigate = useGuardedNavigate();
  const logInAndGo = async (answers: Login, key: string): Promise<Account> => {
    const account = await logIn(answers, key);
    navigate(new URLSearchParams(window.location.search).get('next'));
    return account;
  };
  const fields: FormField<LoginField>[] = [
    {
      name: 'email',
      kind: 'email',
      label: t('login.field.email.label'),
      autoComplete: 'username',
      maxLength: MAX_LENGTH.email,
      required: true,
    },
    {
      name: 'password',
      kind: 'password',
      label: t('login.field.password.label'),
      autoComplete: 'current-password',
      required: true,
    },
  ];
  return (
    <>
      <p className="only-without-script">{t('login.needsJavaScript')}</p>
      <div className="needs-script">
        <FormView
          id="login"
          label={t('login.label')}
          action={null}
          fields={fields}
          schema={loginSchema}
          send={logInAndGo}
          explain={({ status }) => (status === UNAUTHORIZED ? t('login.wrong') : null)}
          submitLabel={t('login.submit')}
          success={({ firstName }) => (
            <FormSuccess title={t('login.success.title')}>
              <p>{t('login.success.text', { name: firstName })}</p>
              <p>
                <LocalizedLink to="pricing" className="button button-primary">
                  {t('signup.success.choosePlan')}
                </LocalizedLink>
              </p>
            </FormSuccess>
          )}
        />
      </div>
    </>
  );
}
