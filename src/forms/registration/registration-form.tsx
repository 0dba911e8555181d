import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import { postRegistration } from '../../api/registrations';
import type { PlanId } from '../../contract/plans';
import { registrationSchema } from '../../contract/registration';
import { signupFormSchema } from '../../contract/signup';
import { LocalizedLink } from '../../routes/localized-link';
import { FormSuccess } from '../form-success';
import { FormView } from '../form-view';
import { useSignupFields } from '../signup/signup-fields';
import { useEmailInUse } from '../signup/use-email-in-use';

interface RegistrationFormProps {
  planId: PlanId;
}

/** For a plan: with the sign-up fields for somebody new, with nothing more to ask for who is signed in. */
export function RegistrationForm({ planId }: RegistrationFormProps) {
  const { t } = useTranslation('forms');
  const account = useAccount();
  const fields = useSignupFields();
  const explain = useEmailInUse();
  const shared = {
    id: 'registration',
    label: t('registration.label'),
    action: '/api/registrations',
    submitLabel: t('registration.submit'),
    explain,
    success: () => <RegistrationSuccess planId={planId} />,
  };
  const plan = <input type="hidden" name="planId" value={planId} />;
  if (account) {
    return (
      <FormView
        key="signed-in"
        {...shared}
        fields={[]}
        before={
          <>
            <p>{t('registration.signedIn', { email: account.email })}</p>
            {plan}
          </>
        }
        schema={registrationSchema}
        send={postRegistration}
      />
    );
  }
  return (
    <FormView
      key="new"
      {...shared}
      fields={fields}
      before={plan}
      schema={signupFormSchema}
      send={({ confirmPassword: _compared, ...answers }, key) =>
        postRegistration({ planId, ...answers }, key)
      }
    />
  );
}

function RegistrationSuccess({ planId }: RegistrationFormProps) {
  const { t } = useTranslation('forms');
  const { t: tCommon } = useTranslation('common');
  return (
    <FormSuccess title={t('registration.success.title')}>
      <p>{t('registration.success.text', { plan: tCommon(`plan.${planId}`) })}</p>
      <p>
        <LocalizedLink to="home" className="button button-primary">
          {t('success.home')}
        </LocalizedLink>
      </p>
    </FormSuccess>
  );
}
