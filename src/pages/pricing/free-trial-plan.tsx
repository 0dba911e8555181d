import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { PlanCard } from './plan-card';

export function FreeTrialPlan() {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <PlanCard
      planId="free-trial"
      price={t('plans.free-trial.price')}
      actions={
        <Button as={LocalizedLink} to="registration/free-trial">
          {t('common:action.startTrial')}
        </Button>
      }
    />
  );
}
