import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { postPartnerApplication } from '../../api/partner-applications';
import { prepareProof } from '../../api/proof-of-work';
import {
  partnerApplicationSchema,
  partnerCompanySchema,
  partnerPersonalSchema,
} from '../../contract/partner-application';
import { lineText } from '../../contract/text-rules';
import { useCurrentPage } from '../../routes/current-page';
import { DraftNote } from '../draft-note';
import { ErrorSummary } from '../error-summary';
import { FailureMessage } from '../failure-message';
import { issuesToErrors, toFieldErrors } from '../field-problems';
import { FieldView } from '../field-view';
import { formAnswers } from '../form-answers';
import type { FormField } from '../form-field';
import { Honeypot } from '../honeypot';
import { PrivacyNotice } from '../privacy-notice';
import { readPhones } from '../read-phones';
import { useDraft } from '../use-draft';
import { useForm } from '../use-form';
import { useCompanyFields } from './company-fields';
import { PartnerApplicationSuccess } from './partner-application-success';
import { usePersonalFields } from './personal-fields';
import { Review } from './review';
import { shapeApplication } from './shape-application';
import { STEPS, type Step, useSteps } from './use-steps';

/** Numbers go as they were typed: the server understands national ones and writes E.164. */
const typed = v.optional(lineText(), '');
const personalSchema = v.object({ ...partnerPersonalSchema.entries, landline: typed, mobile: typed });
const companySchema = v.object({ ...partnerCompanySchema.entries, phone: typed });
const schema = v.object({
  ...partnerApplicationSchema.entries,
  personal: personalSchema,
  company: companySchema,
});

const NEXT: Record<Step, Step> = { personal: 'company', company: 'review', review: 'review' };
const BEFORE: Record<Step, Step> = { personal: 'personal', company: 'personal', review: 'company' };

/**
 * The partner application in steps, with a review before it is sent. All fields are in one form all the time: without
 * JavaScript they simply stand one below the other, and nothing is asked twice.
 */
export function PartnerApplicationForm() {
  const { t } = useTranslation('forms');
  const { locale } = useCurrentPage();
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { step, index, heading, show } = useSteps();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const draft = useDraft('partner-application', form);
  const fields: Record<'personal' | 'company', FormField[]> = {
    personal: usePersonalFields(),
    company: useCompanyFields(),
  };
  const all = [...fields.personal, ...fields.company];
  const { status, errors, failure, retryAt, answer, attempt, refuse, formProps } = useForm({
    schema,
    shape: shapeApplication,
    send: postPartnerApplication,
    onSent: draft.discard,
  });
  const idOf = (name: string): string => `${prefix}${name}`;

  /** To the next step, unless this one has something to mend. */
  async function advance(from: 'personal' | 'company'): Promise<void> {
    if (!form.current) return;
    const phones = await readPhones(form.current);
    const values = formAnswers(form.current);
    const rules = from === 'personal' ? personalSchema : companySchema;
    const result = v.safeParse(rules, shapeApplication(values)[from]);
    const impossible = phones.problems.filter(({ field }) => field.startsWith(`${from}.`));
    const problems = { ...toFieldErrors(impossible), ...issuesToErrors(result.issues ?? [], `${from}.`) };
    refuse(problems);
    if (Object.keys(problems).length > 0) return;
    setAnswers(values);
    show(NEXT[from]);
  }

  // What the server refuses at the review is mended where it was asked.
  const refused = Object.keys(errors)[0]?.split('.')[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused attempt
  useEffect(() => {
    if (refused === 'personal' || refused === 'company') show(refused);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  if (answer) return <PartnerApplicationSuccess reference={answer.reference} />;
  return (
    <form
      ref={form}
      method="post"
      action="/api/partner-applications"
      className="form"
      aria-label={t('partner.label')}
      {...formProps}
      onSubmit={(event) => {
        // Enter in a field goes on; only the review sends.
        if (step === 'review') return formProps.onSubmit(event);
        event.preventDefault();
        void advance(step);
      }}
      data-step={step}
      onFocus={prepareProof}
    >
      <p className="form-progress needs-script">
        {t('partner.progress', { current: index + 1, total: STEPS.length })}
      </p>
      <h3 ref={heading} tabIndex={-1} className="needs-script">
        {t(`partner.step.${step}`)}
      </h3>
      <ErrorSummary key={attempt} fields={all} errors={errors} idOf={idOf} />
      {failure && (
        <FailureMessage key={`failure ${attempt}`} failure={failure} retryAt={retryAt} message={null} />
      )}
      {(['personal', 'company'] as const).map((section) => (
        <fieldset key={section} className={`form-section section-${section}`}>
          <legend className="only-without-script">{t(`partner.step.${section}`)}</legend>
          <p className="field-hint">{t('requiredNote')}</p>
          {fields[section].map((field) => (
            <FieldView key={field.name} field={field} id={idOf(field.name)} error={errors[field.name]} />
          ))}
        </fieldset>
      ))}
      {step === 'review' && (
        <>
          <p>{t('partner.reviewLead')}</p>
          {(['personal', 'company'] as const).map((section) => (
            <Review
              key={section}
              title={t(`partner.step.${section}`)}
              fields={fields[section]}
              values={answers}
              onEdit={() => show(section)}
            />
          ))}
        </>
      )}
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      <PrivacyNotice />
      <div className="actions">
        {step !== 'personal' && (
          <button type="button" className="button" onClick={() => show(BEFORE[step])}>
            {t('partner.back')}
          </button>
        )}
        <button
          type="submit"
          className="button button-primary needs-script"
          aria-disabled={status === 'sending' || undefined}
        >
          {step !== 'review' && t('partner.next')}
          {step === 'review' && (status === 'sending' ? t('status.sending') : t('partner.submit'))}
        </button>
        <button type="submit" className="button button-primary only-without-script">
          {t('partner.submit')}
        </button>
      </div>
      <DraftNote isRestored={draft.isRestored} onClear={draft.clear} />
    </form>
  );
}
