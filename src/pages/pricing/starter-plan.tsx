import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { PlanCard } from './plan-card';

export function StarterPlan() {
  const { t } = useTranslation('pricing');
  return (
    <PlanCard
      planId="starter"
      prefix={t('plans.starter.from')}
      price={FACTS.starterUnitPrice}
      actions={
        <Button as={LocalizedLink} primary to="registration/starter">
          {t('plans.starter.action')}
        </Button>
      }
    />
  );
}
