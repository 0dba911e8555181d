import { useTranslation } from 'react-i18next';
import { signUp } from '../../api/session';
import { signupForm } from '../../contract/forms/signup';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { FormSuccess } from '../view/form-success';
import { FormView } from '../view/form-view';
import { SignupNotice } from './signup-notice';
import { useEmailInUse } from './use-email-in-use';

export function SignupForm() {
  const { t } = useTranslation('forms');
  return (
    <FormView
      form={signupForm}
      label={t('signup.label')}
      send={signUp}
      explain={useEmailInUse()}
      notice={<SignupNotice />}
      submitLabel={t('signup.submit')}
      success={() => (
        <FormSuccess title={t('signup.success.title')}>
          <p>{t('signup.success.text')}</p>
          <div className="actions">
            <Button as={LocalizedLink} to="pricing" primary>
              {t('signup.success.choosePlan')}
            </Button>
            <Button as={LocalizedLink} to="account">
              {t('session.account')}
            </Button>
          </div>
        </FormSuccess>
      )}
    />
  );
}
