import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import { postRegistration } from '../../api/registrations';
import { registrationForm, registrationWithSignupForm } from '../../contract/forms/registration';
import type { PlanId } from '../../contract/plans';
import { useEmailInUse } from '../signup/use-email-in-use';
import { FormView } from '../view/form-view';
import { ReceiptSuccess } from '../view/receipt-success';

interface RegistrationFormProps {
  planId: PlanId;
}

/** For a plan: with the sign-up fields for somebody new, with nothing more to ask for who is signed in. */
export function RegistrationForm({ planId }: RegistrationFormProps) {
  const { t } = useTranslation('forms');
  const { t: tCommon } = useTranslation('common');
  const account = useAccount();
  const shared = {
    label: t('registration.label'),
    send: postRegistration,
    submitLabel: t('registration.submit'),
    explain: useEmailInUse(),
    success: () => (
      <ReceiptSuccess
        title={t('registration.success.title')}
        text={t('registration.success.text', { plan: tCommon(`plan.${planId}`) })}
      />
    ),
  };
  const plan = <input type="hidden" name="planId" value={planId} />;
  if (!account) return <FormView key="new" {...shared} form={registrationWithSignupForm} before={plan} />;
  return (
    <FormView
      key="signed-in"
      {...shared}
      form={registrationForm}
      before={
        <>
          <p>{t('registration.signedIn', { email: account.email })}</p>
          {plan}
        </>
      }
    />
  );
}
