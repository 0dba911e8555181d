import type { Account, AccountRegistration } from '../../contract/answers';
import { usePlanNext, usePlanState } from './use-plan-words';

interface PlanOutlookProps {
  registration: AccountRegistration;
  account: Account;
}

/** How a plan of the account stands, and what comes next and by whom. */
export function PlanOutlook({ registration, account }: PlanOutlookProps) {
  const state = usePlanState();
  const next = usePlanNext();
  return (
    <>
      <p>
        <strong>{state(registration)}</strong>
      </p>
      <p>{next(registration, account)}</p>
    </>
  );
}
