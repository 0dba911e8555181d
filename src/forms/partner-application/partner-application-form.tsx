import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { postForReceipt } from '../../api/receipt';
import { BASE_PATH } from '../../contract/base-path';
import { partnerApplicationForm } from '../../contract/forms/partner-application';
import { API_BASE } from '../../contract/wire';
import { Hint } from '../../ui/hint';
import { FieldView } from '../field/field-view';
import { loadReader } from '../lifecycle/load-reader';
import { postedValues } from '../lifecycle/posted-values';
import { usePostedForm } from '../posted-form';
import { FormFrame } from '../view/form-frame';
import { ReceiptSuccess } from '../view/receipt-success';
import { useFormFrame } from '../view/use-form-frame';
import { partsOf } from './parts-of';
import { Review } from './review';
import { StepButtons } from './step-buttons';
import { nextStep, SECTIONS, STEPS, sectionOf, useSteps } from './use-steps';

const send = postForReceipt(partnerApplicationForm);

/**
 * The partner application in steps, with a review before it is sent. All fields are in one form all the time: without
 * JavaScript they simply stand one below the other, and nothing is asked twice.
 */
export function PartnerApplicationForm() {
  const { t } = useTranslation('forms');
  const { step, index, heading, show, showQuietly } = useSteps();
  const [values, setValues] = useState<Record<string, string>>({});
  const { answer, ...state } = useFormFrame({ form: partnerApplicationForm, send });
  const posted = usePostedForm();
  const { status, fields, errors, attempt, idOf, refuse, formProps } = state;
  const fieldsOf = (section: string) => fields.filter(({ name }) => sectionOf(name) === section);

  function reveal(name = ''): void {
    const section = sectionOf(name);
    if (section) showQuietly(section);
  }

  /** To the next step, unless this one has something to mend. */
  async function advance(form: HTMLFormElement): Promise<void> {
    // Out of reach, the rules are asked for again by the submit at the review.
    const reader = await loadReader().catch(() => null);
    const { problems = [] } = (await reader?.readAnswers(partnerApplicationForm, postedValues(form))) ?? {};
    // Somebody has gone back meanwhile.
    if (form.dataset['step'] !== step) return;
    const own = problems.filter(({ field }) => sectionOf(field) === step);
    // What is being sent goes on being sent, though somebody looks at a step again.
    if (own.length > 0 || status !== 'sending') refuse(own);
    if (own.length > 0) return;
    // What was typed while the rules came, too.
    setValues(postedValues(form));
    show(nextStep(step));
  }

  // What the server refuses at the review is mended where it was asked first; the list of it has the focus.
  const refused = fields.find(({ name }) => errors[name])?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused attempt
  useEffect(() => {
    reveal(refused);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  if (answer) {
    const { reference } = answer;
    return (
      <ReceiptSuccess
        title={t('partner.success.title')}
        text={t('partner.success.text')}
        reference={reference}
      />
    );
  }
  if (posted?.success) return posted.success;
  return (
    <FormFrame
      // What could not be sent is sent again at the review alone.
      state={step === 'review' ? state : { ...state, failure: null }}
      reveal={(name) => flushSync(() => reveal(name))}
      label={t('partner.label')}
      notice={<p>{t('partner.notice')}</p>}
      action={`${BASE_PATH}${API_BASE}${partnerApplicationForm.path}`}
      // An answer without script shows all fields.
      data-step={posted ? undefined : step}
      onSubmit={(event) => {
        // Enter in a field goes on; only the review sends.
        if (step === 'review') return formProps.onSubmit(event);
        event.preventDefault();
        void advance(event.currentTarget);
      }}
      onReset={() => {
        formProps.onReset();
        setValues({});
        show('personal');
      }}
      before={
        <>
          <div className="form-progress needs-script">
            <p>{t('partner.progress', { current: index + 1, total: STEPS.length })}</p>
            <ol>
              {STEPS.map((name) => (
                <li key={name} aria-current={name === step ? 'step' : undefined}>
                  {t(`partner.step.${name}`)}
                </li>
              ))}
            </ol>
          </div>
          {/* Seen just above, in the row of steps. */}
          <h3 ref={heading} tabIndex={-1} className="needs-script sr-only">
            {t(`partner.step.${step}`)}
          </h3>
        </>
      }
      buttons={<StepButtons step={step} isSending={status === 'sending'} show={show} />}
    >
      {SECTIONS.map((section) => (
        <fieldset key={section} className={`form-section section-${section}`}>
          <legend className="only-without-script">{t(`partner.step.${section}`)}</legend>
          <Hint>{t('requiredNote')}</Hint>
          {partsOf(fieldsOf(section)).map(([id, part]) => (
            <fieldset key={id} className="form-part">
              <legend>{t(`partner.part.${id}`)}</legend>
              {part.map((field) => (
                <FieldView key={field.name} field={field} id={idOf(field.name)} error={errors[field.name]} />
              ))}
            </fieldset>
          ))}
        </fieldset>
      ))}
      {step === 'review' && (
        <>
          <p>{t('partner.reviewLead')}</p>
          {SECTIONS.map((section) => (
            <Review
              key={section}
              title={t(`partner.step.${section}`)}
              fields={fieldsOf(section)}
              values={values}
              onEdit={() => show(section)}
            />
          ))}
        </>
      )}
    </FormFrame>
  );
}
