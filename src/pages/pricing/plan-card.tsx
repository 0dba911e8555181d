import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../contract/plans';
import { TextBullets } from '../../sections/texts/text-bullets';
import { Disclosure } from '../../ui/disclosure';
import { PlanAction } from './plan-action';

interface PlanCardProps {
  planId: PlanId;
  /** Before the price: 'from'. */
  prefix?: string;
  price: string;
  actions: ReactNode;
}

/** A column of the plans' table: its parts stand in rows that all three share. */
export function PlanCard({ planId, prefix, price, actions }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const { t: tCommon } = useTranslation('common');
  return (
    <article className="plan" aria-labelledby={planId}>
      <h3 id={planId}>{tCommon(`plan.${planId}`)}</h3>
      <p className="price">
        {prefix && <span className="price-unit">{prefix} </span>}
        {price} <span className="price-unit price-for">{t(`plans.${planId}.unit`)}</span>
      </p>
      <p className="plan-summary">{t(`plans.${planId}.summary`)}</p>
      {/* What belongs to the price and is not in it: always in sight, unlike the details. */}
      <TextBullets of={`pricing:plans.${planId}.condition`} />
      <div className="plan-actions">
        <PlanAction planId={planId}>{actions}</PlanAction>
      </div>
      <Disclosure summary={t('plans.details')} open>
        <TextBullets of={`pricing:plans.${planId}.detail`} />
      </Disclosure>
    </article>
  );
}
