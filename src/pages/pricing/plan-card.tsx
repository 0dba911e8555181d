import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../contract/plans';
import { TextBullets } from '../../sections/texts/text-bullets';
import { Disclosure } from '../../ui/disclosure';
import { DocumentCard } from '../../ui/document-card';
import { PlanAction } from './plan-action';

interface PlanCardProps {
  planId: PlanId;
  /** Before the price: 'from'. */
  prefix?: string;
  price: string;
  mrz: string;
  actions: ReactNode;
}

export function PlanCard({ planId, prefix, price, mrz, actions }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const { t: tCommon } = useTranslation('common');
  return (
    <DocumentCard caption={<h3>{tCommon(`plan.${planId}`)}</h3>} mrz={mrz}>
      <p className="note">{t(`plans.${planId}.summary`)}</p>
      <p className="price">
        {prefix && <span className="price-unit">{prefix} </span>}
        {price} <span className="price-unit price-for">{t(`plans.${planId}.unit`)}</span>
      </p>
      {/* What belongs to the price and is not in it: always in sight, unlike the details. */}
      <TextBullets of={`pricing:plans.${planId}.condition`} />
      <div className="plan-actions">
        <PlanAction planId={planId}>{actions}</PlanAction>
      </div>
      <Disclosure summary={t('plans.details')}>
        <TextBullets of={`pricing:plans.${planId}.detail`} />
      </Disclosure>
    </DocumentCard>
  );
}
