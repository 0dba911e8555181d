import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { Questions } from '../../sections/questions';
import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';
import { PriceFormula } from './price-formula';
import { PricingPlans } from './pricing-plans';

export function Page() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <TextHeading of="pricing:heading" mrz={toMrz('pricing', 'usd')} />
      <PricingPlans />
      <PriceFormula />
      <Questions of="pricing:questions" />
      <CallToAction
        of="pricing:cta"
        first={{ to: 'registration/free-trial', label: t('plans.free-trial.action') }}
      />
    </>
  );
}
