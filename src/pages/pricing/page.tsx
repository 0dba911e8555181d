import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { PriceFormula } from './price-formula';
import { PriceQuestions } from './price-questions';
import { PricingPlans } from './pricing-plans';

export function Page() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('pricing', 'usd')} />
      <PricingPlans />
      <PriceFormula />
      <PriceQuestions />
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        first={{ to: 'registration/free-trial', label: t('free-trial.action') }}
      />
    </>
  );
}
