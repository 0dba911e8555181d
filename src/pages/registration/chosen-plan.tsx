import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../contract/plans';
import { LocalizedLink } from '../../routes/localized-link';
import { DataFields } from '../../ui/data-fields';
import { DocumentCard } from '../../ui/document-card';
import { toMrz } from '../../ui/mrz';

/** What the visitor is about to register for, with everything that is added to the price. */
export function ChosenPlan({ planId }: { planId: PlanId }) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <section aria-labelledby="plan-title" className="asides">
      <DocumentCard
        caption={<h2 id="plan-title">{t('registration:plan.title')}</h2>}
        captionEnd={<span className="accent">{t(`common:plan.${planId}`)}</span>}
        mrz={toMrz('plan', planId)}
      >
        <DataFields
          fields={[
            { label: t('registration:plan.price'), value: t(`registration:plan.${planId}.price`) },
            { label: t('registration:plan.includes'), value: t(`registration:plan.${planId}.includes`) },
            { label: t('registration:plan.conditions'), value: t(`registration:plan.${planId}.conditions`) },
          ]}
        />
        <p className="note">{t(`registration:next.${planId}`)}</p>
      </DocumentCard>
      <p>
        <LocalizedLink to="pricing" className="link">
          {t('registration:plan.other')}
        </LocalizedLink>
      </p>
    </section>
  );
}
