import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../contract/plans';
import { Bullets } from '../../ui/bullets';
import { Disclosure } from '../../ui/disclosure';
import { DocumentCard } from '../../ui/document-card';
import { PlanAction } from './plan-action';

interface PlanEntry {
  id: string;
  text: string;
}

interface PlanCardProps {
  planId: PlanId;
  summary: string;
  /** Before the price: 'from'. */
  prefix?: string;
  price: string;
  /** What the price is for. */
  unit: string;
  /** What belongs to the price and is not in it: always in sight, unlike the details. */
  conditions: readonly PlanEntry[];
  details: readonly PlanEntry[];
  mrz: string;
  actions: ReactNode;
}

export function PlanCard({
  planId,
  summary,
  prefix,
  price,
  unit,
  conditions,
  details,
  mrz,
  actions,
}: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const { t: tCommon } = useTranslation('common');
  return (
    <DocumentCard caption={<h3>{tCommon(`plan.${planId}`)}</h3>} mrz={mrz}>
      <p className="note">{summary}</p>
      <p className="price">
        {prefix && <span className="price-unit">{prefix} </span>}
        {price} <span className="price-unit price-for">{unit}</span>
      </p>
      <Bullets items={conditions} />
      <div className="plan-actions">
        <PlanAction planId={planId}>{actions}</PlanAction>
      </div>
      <Disclosure summary={t('plans.details')}>
        <Bullets items={details} />
      </Disclosure>
    </DocumentCard>
  );
}
