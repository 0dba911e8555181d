import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import type { PlanId } from '../../contract/plans';
import { Button } from '../../ui/button';

interface PlanActionProps {
  planId: PlanId;
  /** The way to the plan, for everybody who isn't on it. */
  children: ReactNode;
}

/** Specification, section 4: a 'Current Plan' button for the plan of who is signed in. */
export function PlanAction({ planId, children }: PlanActionProps) {
  const { t } = useTranslation('pricing');
  if (useAccount()?.plan !== planId) return children;
  return <Button disabled>{t('plans.currentPlan')}</Button>;
}
