import { useTranslation } from 'react-i18next';
import { EnterprisePlan } from './enterprise-plan';
import { FreeTrialPlan } from './free-trial-plan';
import { StarterPlan } from './starter-plan';
import './plans.css';

/** Specification, section 9. */
export function PricingPlans() {
  const { t } = useTranslation('pricing');
  return (
    <section aria-labelledby="plans-title" className="frame">
      <h2 id="plans-title">{t('plans.title')}</h2>
      <div className="plans">
        <FreeTrialPlan />
        <StarterPlan />
        <EnterprisePlan />
      </div>
    </section>
  );
}
