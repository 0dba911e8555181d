import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import { postRegistration } from '../../api/registrations';
import { registrationForm, registrationWithSignupForm } from '../../contract/forms/registration';
import { standingOf } from '../../contract/plan-standing';
import type { PlanId } from '../../contract/plans';
import { keepFocus } from '../../ui/keep-focus';
import { UnlessSession } from '../session/unless-session';
import { SignupNotice } from '../signup/signup-notice';
import { useEmailInUse } from '../signup/use-email-in-use';
import { FormView } from '../view/form-view';
import { HeldPlan } from './held-plan';
import { RegistrationSuccess } from './registration-success';

interface RegistrationFormProps {
  planId: PlanId;
}

/**
 * For a plan: with the sign-up fields for somebody new, with nothing more to ask for whoever is signed in, and no form for
 * whoever has the plan.
 */
export function RegistrationForm({ planId }: RegistrationFormProps) {
  const { t } = useTranslation('forms');
  const account = useAccount();
  const [isRegistered, setRegistered] = useState(false);
  const explain = useEmailInUse();
  const shared = {
    label: t('registration.label'),
    submitLabel: t('registration.submit'),
    explain,
    subject: planId,
    // Registering signs in whoever is new, which takes the form off the page before it can answer.
    send: async (...post: Parameters<typeof postRegistration>) => {
      // Where the plan turns out to be held, what says so takes the form's place.
      await postRegistration(...post).finally(keepFocus);
      setRegistered(true);
      return true;
    },
    success: () => <RegistrationSuccess planId={planId} account={account} />,
  };
  const plan = <input type="hidden" name="planId" value={planId} />;
  if (isRegistered) return shared.success();
  if (!account) {
    return (
      <UnlessSession>
        <FormView {...shared} form={registrationWithSignupForm} notice={<SignupNotice />} before={plan} />
      </UnlessSession>
    );
  }
  const standing = standingOf(planId, account.registrations);
  if (standing !== 'open') return <HeldPlan planId={planId} standing={standing} account={account} />;
  return (
    <FormView
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
