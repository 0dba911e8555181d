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
      summary={t('free-trial.summary')}
      price={t('free-trial.price')}
      unit={t('free-trial.unit')}
      conditions={[
        { id: 'limit', text: t('free-trial.condition.limit') },
        { id: 'payment', text: t('free-trial.condition.payment') },
      ]}
      details={[
        { id: 'journey', text: t('free-trial.detail.journey') },
        { id: 'cases', text: t('free-trial.detail.cases') },
        { id: 'after', text: t('free-trial.detail.after') },
      ]}
      mrz={toMrz('free trial', `${FACTS.trialDays} days`, `usd ${FACTS.trialPrice}`)}
      actions={
        <Button as={LocalizedLink} to="registration/free-trial">
          {t('free-trial.action')}
        </Button>
      }
    />
  );
}
