import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../phone-input/phone-input';
import type { FormField } from './form-field';
import { PasswordControl } from './password-control';
import { findVisitorCountryUrl, usePhoneWords } from './phone-words';

interface FieldControlProps {
  field: FormField;
  id: string;
  /** Ids of the hint and the error. */
  describedBy: string | undefined;
  invalid: boolean;
}

/** Uncontrolled: what was typed before hydration is the control's own, and stays. */
export function FieldControl({ field, id, describedBy, invalid }: FieldControlProps) {
  const { t } = useTranslation('forms');
  const { name, kind, required, autoComplete, inputMode, maxLength, options = [] } = field;
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
  if (kind === 'checkbox') return <input {...shared} type="checkbox" className="checkbox" />;
  if (kind === 'multiline') return <textarea {...shared} rows={5} maxLength={maxLength} />;
  if (kind === 'tel') {
    const phone = { id, name, required, autoComplete, maxLength, describedBy, invalid };
    return <PhoneInput {...phone} {...phoneWords} visitorCountryUrl={findVisitorCountryUrl} />;
  }
  if (kind === 'password') return <PasswordControl {...shared} maxLength={maxLength} />;
  if (kind === 'select') {
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
  return <input {...shared} type={kind} inputMode={inputMode} maxLength={maxLength} />;
}
