import { useTranslation } from 'react-i18next';
import type { FieldError } from '../contract/text-rules';
import { PhoneInput } from '../phone-input/phone-input';
import type { FormField } from './form-field';
import { findVisitorCountryUrl, usePhoneWords } from './phone-words';

interface FieldViewProps {
  field: FormField;
  /** Unique on the page; the error summary links to it. */
  id: string;
  error: FieldError | undefined;
}

/** A label, its control, what helps to fill it in, and why it was refused. */
export function FieldView({ field, id, error }: FieldViewProps) {
  const { t } = useTranslation('forms');
  const { label, hint, required = false } = field;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label} <span className="field-note">({required ? t('required') : t('optional')})</span>
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {t(`error.${error}`)}
        </p>
      )}
      <Control
        field={field}
        id={id}
        describedBy={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        invalid={error !== undefined}
      />
    </div>
  );
}

interface ControlProps {
  field: FormField;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

function Control({ field, id, describedBy, invalid }: ControlProps) {
  const { t } = useTranslation('forms');
  const { name, kind, required, autoComplete, maxLength, options = [] } = field;
  const phoneWords = usePhoneWords();
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: 'input',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  if (kind === 'multiline') return <textarea {...shared} rows={5} maxLength={maxLength} />;
  if (kind === 'tel') {
    const phone = { id, name, required, autoComplete, maxLength, describedBy, invalid };
    return <PhoneInput {...phone} {...phoneWords} visitorCountryUrl={findVisitorCountryUrl} />;
  }
  if (kind !== 'select') return <input {...shared} type={kind} maxLength={maxLength} />;
  return (
    <select {...shared} defaultValue="">
      <option value="">{t('chooseOne')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
