import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../contract/text-rules';
import { FieldControl } from './field-control';
import { type FormField, labelIdOf, useErrorWords } from './form-field';
import '../forms.css';
import { FieldLabel } from '../../ui/field-label';
import { Hint } from '../../ui/hint';

interface FieldViewProps {
  field: FormField;
  /** Unique on the page; the error summary links to it. */
  id: string;
  error: FieldError | undefined;
  /** Refused together with others: the id of what says why. */
  blamedBy?: string | undefined;
  /** Whether a field that must be filled in says so. */
  isMarked?: boolean;
}

/** A label, its control, and below it, so that two side by side are level, what helps to fill it in and why it was refused. */
export function FieldView({ field, id, error, blamedBy, isMarked = true }: FieldViewProps) {
  const { t } = useTranslation('forms');
  const wordsOf = useErrorWords();
  const { label, hint, kind, half, required = false } = field;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId, blamedBy].filter(Boolean).join(' ') || undefined;
  const control = (
    <FieldControl field={field} id={id} describedBy={describedBy} invalid={Boolean(errorId ?? blamedBy)} />
  );
  const messages = (
    <>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <p id={errorId} className="field-error">
          {wordsOf(error, field)}
        </p>
      )}
    </>
  );
  if (kind === 'checkbox') {
    return (
      <div className="field">
        <div className="field-check">
          {control}
          <label htmlFor={id}>{label}</label>
        </div>
        {messages}
      </div>
    );
  }
  return (
    <div className={half ? 'field field-half' : 'field'}>
      <FieldLabel
        htmlFor={id}
        id={kind === 'tel' ? labelIdOf(id) : undefined}
        note={required && isMarked ? t('required') : undefined}
      >
        {label}
      </FieldLabel>
      {control}
      {messages}
    </div>
  );
}
