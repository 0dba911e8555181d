import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { toMrz } from '../../ui/mrz';
import { PlanCard } from './plan-card';

export function FreeTrialPlan() {
  const { t } = useTranslation('pricing');
  return (
    <PlanCard
      planId="free-trial"
      price={t('plans.free-trial.price')}
      mrz={toMrz('free trial', `${FACTS.trialDays} days`, `usd ${FACTS.trialPrice}`)}
      actions={
        <Button as={LocalizedLink} to="registration/free-trial">
          {t('plans.free-trial.action')}
        </Button>
      }
    />
  );
}
