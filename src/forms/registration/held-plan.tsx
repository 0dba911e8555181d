import { useTranslation } from 'react-i18next';
import type { Account } from '../../contract/answers';
import type { PlanStanding } from '../../contract/plan-standing';
import type { PlanId } from '../../contract/plans';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { DocumentCard } from '../../ui/document-card';
import { PlanOutlook } from '../plan/plan-outlook';

interface HeldPlanProps {
  planId: PlanId;
  standing: Exclude<PlanStanding, 'open'>;
  account: Account;
}

/** In the form's place, for whoever has nothing to register for: how the plan stands, and what comes next. */
export function HeldPlan({ planId, standing, account }: HeldPlanProps) {
  const { t } = useTranslation(['forms', 'common']);
  const own = account.registrations.find((registration) => registration.planId === planId);
  return (
    <DocumentCard
      caption={<h3>{t(`common:plan.${planId}`)}</h3>}
      captionEnd={<span className="accent">{account.email}</span>}
    >
      {standing === 'held' || !own ? (
        <p>{t('forms:error.plan-held')}</p>
      ) : (
        <PlanOutlook registration={own} account={account} />
      )}
      <div className="actions">
        <Button as={LocalizedLink} to="account" primary>
          {t('forms:session.account')}
        </Button>
        <Button as={LocalizedLink} to="pricing">
          {t('forms:session.pricing')}
        </Button>
      </div>
    </DocumentCard>
  );
}
