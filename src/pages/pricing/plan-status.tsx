import { useTranslation } from 'react-i18next';
import type { AccountRegistration } from '../../contract/answers';
import { usePlanState } from '../../forms/plan/use-plan-words';
import { MoreLink } from '../../sections/more-link';

/** How a plan of the account stands, with the way to what comes next. */
export function PlanStatus({ registration }: { registration: AccountRegistration }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      <p className="note">{usePlanState()(registration)}</p>
      <MoreLink to="account">{t('plans.account')}</MoreLink>
    </>
  );
}
