import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error';
import { prepareProof } from '../api/proof-of-work';
import { useCurrentPage } from '../routes/current-page';
import { DraftNote } from './draft-note';
import { ErrorSummary } from './error-summary';
import { FailureMessage } from './failure-message';
import { FieldView } from './field-view';
import type { FormField } from './form-field';
import { Honeypot } from './honeypot';
import { PrivacyNotice } from './privacy-notice';
import { tickedBoxes } from './ticked-boxes';
import { useDraft } from './use-draft';
import { type FormOptions, type FormSchema, useForm } from './use-form';

interface FormViewProps<Schema extends FormSchema, Answer> extends FormOptions<Schema, Answer> {
  /** Names the draft; the same in both languages. */
  id: string;
  label: string;
  /** Where the form posts without JavaScript; null where that can't be. */
  action: string | null;
  fields: readonly FormField[];
  submitLabel: string;
  /** A failure that this form can explain better than all forms can. */
  explain?: (failure: ApiError) => string | null;
  /** Above the fields. */
  before?: ReactNode;
  success: (answer: Answer) => ReactNode;
}

/** A form as a table of fields: labels, errors, draft, spam trap, privacy notice and the way to the server. */
export function FormView<Schema extends FormSchema, Answer>({
  id,
  label,
  action,
  fields,
  submitLabel,
  explain,
  before,
  success,
  ...options
}: FormViewProps<Schema, Answer>) {
  const { t } = useTranslation('forms');
  const { locale } = useCurrentPage();
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(id, form);
  const { status, errors, failure, retryAt, answer, attempt, formProps } = useForm({
    shape: (values) => ({ ...values, ...tickedBoxes(fields, values) }),
    ...options,
    onSent: draft.discard,
  });
  const idOf = (name: string): string => `${prefix}${name}`;

  if (answer !== null) return success(answer);
  // Without an action nothing may leave before the scripts have come: a password must not end up in an address.
  const target = action === null ? { method: 'dialog' } : { method: 'post', action };
  return (
    <form ref={form} className="form" aria-label={label} onFocus={prepareProof} {...target} {...formProps}>
      <ErrorSummary key={attempt} fields={fields} errors={errors} idOf={idOf} />
      {failure && (
        <FailureMessage
          key={`failure ${attempt}`}
          failure={failure}
          retryAt={retryAt}
          message={explain?.(failure) ?? null}
        />
      )}
      {before}
      {fields.length > 0 && <p className="field-hint">{t('requiredNote')}</p>}
      {fields.map((field) => (
        <FieldView key={field.name} field={field} id={idOf(field.name)} error={errors[field.name]} />
      ))}
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      <PrivacyNotice />
      <button
        type="submit"
        className="button button-primary"
        aria-disabled={status === 'sending' || undefined}
      >
        {status === 'sending' ? t('status.sending') : submitLabel}
      </button>
      {fields.length > 0 && <DraftNote isRestored={draft.isRestored} onClear={draft.clear} />}
    </form>
  );
}
