import { useTranslation } from 'react-i18next';
import type { Account, AccountRegistration } from '../../contract/answers';
import { standingOf } from '../../contract/plan-standing';
import { usePlanNext, usePlanState } from '../../forms/plan/use-plan-words';
import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { Button } from '../../ui/button';
import { DefinitionRows } from '../../ui/definition-rows';
import { AccountPart } from './account-part';

/** The way on from a plan, if there is one here. */
function PlanLink({ status }: AccountRegistration) {
  const { t } = useTranslation('account');
  if (status === 'requested') return null;
  return status === 'active' ? (
    <MoreLink to="documents">{t('plans.connect')}</MoreLink>
  ) : (
    <MoreLink to="pricing">{t('plans.compare')}</MoreLink>
  );
}

/** The plans of the account: how they stand, what comes next and by whom. */
export function AccountPlans({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const state = usePlanState();
  const next = usePlanNext();
  const { registrations } = account;
  const rows = registrations.map((registration) => {
    const { planId, status } = registration;
    return {
      id: planId,
      term: tCommon(`plan.${planId}`),
      text: <strong className={status === 'active' ? 'accent' : 'plan-state'}>{state(registration)}</strong>,
      // What a larger plan has taken the place of has nothing to come.
      link: standingOf(planId, registrations) !== 'held' && (
        <>
          <p>{next(registration, account)}</p>
          <PlanLink {...registration} />
        </>
      ),
    };
  });
  return (
    <AccountPart id="plans" title={t('plans.title')}>
      {rows.length > 0 ? (
        <DefinitionRows rows={rows} />
      ) : (
        <>
          <p>{t('plans.none')}</p>
          <p>
            <Button as={LocalizedLink} to="pricing" primary>
              {t('plans.choose')}
            </Button>
          </p>
        </>
      )}
    </AccountPart>
  );
}
