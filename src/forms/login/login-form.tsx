import { useTranslation } from 'react-i18next';
import { logIn } from '../../api/session';
import { MAX_LENGTH } from '../../contract/limits';
import { type LoginField, loginSchema } from '../../contract/login';
import { LocalizedLink } from '../../routes/localized-link';
import type { FormField } from '../form-field';
import { FormSuccess } from '../form-success';
import { FormView } from '../form-view';

const UNAUTHORIZED = 401;

export function LoginForm() {
  const { t } = useTranslation('forms');
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
          send={logIn}
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
