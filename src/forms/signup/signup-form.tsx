import { useTranslation } from 'react-i18next';
import { signUp } from '../../api/session';
import { signupFormSchema } from '../../contract/signup';
import { LocalizedLink } from '../../routes/localized-link';
import { FormSuccess } from '../form-success';
import { FormView } from '../form-view';
import { useSignupFields } from './signup-fields';
import { useEmailInUse } from './use-email-in-use';

export function SignupForm() {
  const { t } = useTranslation('forms');
  return (
    <FormView
      id="signup"
      label={t('signup.label')}
      action="/api/signup"
      fields={useSignupFields()}
      schema={signupFormSchema}
      send={({ confirmPassword: _compared, ...answers }, key) => signUp(answers, key)}
      explain={useEmailInUse()}
      submitLabel={t('signup.submit')}
      success={() => (
        <FormSuccess title={t('signup.success.title')}>
          <p>{t('signup.success.text')}</p>
          <p>
            <LocalizedLink to="pricing" className="button button-primary">
              {t('signup.success.choosePlan')}
            </LocalizedLink>
          </p>
        </FormSuccess>
      )}
    />
  );
}
