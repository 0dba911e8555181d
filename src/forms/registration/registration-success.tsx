import { useTranslation } from 'react-i18next';
import type { Account } from '../../contract/answers';
import type { PlanId } from '../../contract/plans';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { PlanOutlook } from '../plan/plan-outlook';
import { FormSuccess } from '../view/form-success';

interface RegistrationSuccessProps {
  planId: PlanId;
  /** Null where it isn't known how the plan stands now. */
  account: Account | null;
}

/** The server has it: when the plan can be used, what comes next and by whom. */
export function RegistrationSuccess({ planId, account }: RegistrationSuccessProps) {
  const { t } = useTranslation(['forms', 'common']);
  const own = account?.registrations.find((registration) => registration.planId === planId);
  return (
    <FormSuccess title={t('forms:registration.success.title')}>
      <p>{t('forms:registration.success.text', { plan: t(`common:plan.${planId}`) })}</p>
      {account && own && <PlanOutlook registration={own} account={account} />}
      <div className="actions">
        <Button as={LocalizedLink} to="account" primary>
          {t('forms:session.account')}
        </Button>
        <Button as={LocalizedLink} to={planId === 'free-trial' ? 'documents' : 'home'}>
          {planId === 'free-trial' ? t('forms:registration.success.connect') : t('common:action.home')}
        </Button>
      </div>
    </FormSuccess>
  );
}
