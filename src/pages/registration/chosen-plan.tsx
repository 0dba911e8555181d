import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account-store';
import { standingOf } from '../../contract/plan-standing';
import type { PlanId } from '../../contract/plans';
import { MoreLink } from '../../sections/more-link';
import { DataFields } from '../../ui/data-fields';
import { DocumentCard } from '../../ui/document-card';

/** What the visitor is about to register for, with everything that is added to the price. */
export function ChosenPlan({ planId }: { planId: PlanId }) {
  const { t } = useTranslation('registration');
  const { t: tCommon } = useTranslation('common');
  const account = useAccount();
  const standing = planId === 'free-trial' ? standingOf(planId, account?.registrations ?? []) : 'open';
  // Who has had the trial, or has more, is to do nothing before it.
  const isPast = standing === 'used' || standing === 'held';
  return (
    <section aria-labelledby="plan-title" className="asides before-form on-edge">
      <DocumentCard
        caption={<h2 id="plan-title">{t('plan.title')}</h2>}
        captionEnd={<span className="accent">{tCommon(`plan.${planId}`)}</span>}
      >
        <DataFields
          fields={[
            {
              label: t('plan.price'),
              value: (
                <>
                  {t(`plan.${planId}.price`)}
                  {planId === 'starter' && <span className="unit"> {t('plan.starter.unit')}</span>}
                </>
              ),
            },
            { label: t('plan.includes'), value: t(`plan.${planId}.includes`) },
            { label: t('plan.conditions'), value: t(`plan.${planId}.conditions`) },
          ]}
        />
        {!isPast && <p className="note">{standing === 'active' ? t('next.begun') : t(`next.${planId}`)}</p>}
      </DocumentCard>
      <p>
        <MoreLink to="pricing">{t('plan.other')}</MoreLink>
      </p>
    </section>
  );
}
