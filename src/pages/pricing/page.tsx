import { useTranslation } from 'react-i18next';
import { ClosingLine } from '../../sections/closing-line';
import { Questions } from '../../sections/questions';
import { StartActions } from '../../sections/start-actions';
import { PicturedHeading } from '../../sections/texts/pictured-heading';
import { BelowTheFold } from '../../ui/below-the-fold';
import { PriceFormula } from './price-formula';
import { PricingPlans } from './pricing-plans';

export function Page() {
  const { t } = useTranslation(['pricing', 'common']);
  const first = { to: 'registration/free-trial', label: t('common:action.startTrial') } as const;
  return (
    <>
      <PicturedHeading
        of="pricing:heading"
        actions={<StartActions first={first} />}
        picture={<PriceFormula />}
      />
      <BelowTheFold>
        <PricingPlans />
      </BelowTheFold>
      <Questions of="pricing:questions" />
      <ClosingLine of="pricing:cta" first={first} />
    </>
  );
}
