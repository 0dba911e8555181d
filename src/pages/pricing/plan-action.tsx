import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import { standingOf } from '../../contract/plan-standing';
import type { PlanId } from '../../contract/plans';
import { Button } from '../../ui/button';
import { PlanStatus } from './plan-status';

interface PlanActionProps {
  planId: PlanId;
  /** The way to the plan, for everybody who may register for it. */
  children: ReactNode;
}

/** Specification, section 4: a 'Current Plan' button for the active plan of whoever is signed in. */
export function PlanAction({ planId, children }: PlanActionProps) {
  const { t } = useTranslation('pricing');
  const account = useAccount();
  // Unseen as long as there may be an account, whose view is another.
  if (!account) return <div className="plan-choice">{children}</div>;
  const standing = standingOf(planId, account.registrations);
  const own = account.registrations.find((registration) => registration.planId === planId);
  return (
    <>
      {standing === 'active' && <Button disabled>{t('plans.currentPlan')}</Button>}
      {standing === 'open' && children}
      {own && <PlanStatus registration={own} />}
      {!own && standing === 'held' && <p className="note">{t('plans.held')}</p>}
    </>
  );
}
