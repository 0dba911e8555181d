import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../contract/plans';
import { RegistrationForm } from '../../forms/registration/registration-form';
import { TextHeading } from '../../sections/texts/text-heading';
import { ChosenPlan } from './chosen-plan';
import '../../sections/form-page.css';
import '../../sections/form-stub.css';

export function Page({ planId }: { planId: PlanId | null }) {
  const { t } = useTranslation('registration');
  // The routes give every address of this page its plan: specification, section 2.
  if (!planId) throw new Error('A registration needs a plan');
  return (
    <>
      <TextHeading of={`registration:heading.${planId}`} print="under" />
      <div className="frame beside">
        <ChosenPlan planId={planId} />
        <section aria-labelledby="form-title" className="form-panel">
          <h2 id="form-title">{t('form.title')}</h2>
          <RegistrationForm planId={planId} />
        </section>
      </div>
    </>
  );
}
