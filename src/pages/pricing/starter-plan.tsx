import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../contract/format-numbers';
import { STARTER_UNIT_PRICE_USD } from '../../contract/plans';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { PlanCard } from './plan-card';

export function StarterPlan() {
  const { t } = useTranslation('pricing');
  return (
    <PlanCard
      planId="starter"
      prefix={t('plans.starter.from')}
      price={formatDollars(STARTER_UNIT_PRICE_USD)}
      actions={
        <Button as={LocalizedLink} primary to="registration/starter">
          {t('plans.starter.action')}
        </Button>
      }
    />
  );
}
