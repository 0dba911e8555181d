import { useTranslation } from 'react-i18next';
import { maxLengthOf } from '../../contract/forms/field';
import { countryOf } from '../../contract/forms/form';
import { PhoneInput } from '../../phone-input/phone-input';
import { usePostedForm } from '../posted-form';
import { CountryControl } from './country-control';
import { type FormField, labelIdOf } from './form-field';
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
  const { name, kind, required, autocomplete: autoComplete, choices, missing } = field;
  const maxLength = maxLengthOf(field);
  const isPassword = kind.endsWith('password');
  const posted = usePostedForm();
  const phoneWords = usePhoneWords();
  const typed = posted?.values[name];
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: field.short ? 'input input-short' : 'input',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'data-missing': missing,
  };
  if (kind === 'checkbox') {
    return <input {...shared} type="checkbox" className="checkbox" defaultChecked={typed !== undefined} />;
  }
  if (kind === 'multiline') {
    return <textarea {...shared} rows={5} maxLength={maxLength} defaultValue={typed} />;
  }
  if (kind === 'select' || kind === 'choice') {
    return (
      <select {...shared} defaultValue={typed ?? ''}>
        <option value="">{t('chooseOne')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'country') return <CountryControl {...shared} maxLength={maxLength} defaultValue={typed} />;
  // An answer to a browser without script has no use for what only script can do.
  if (kind === 'tel' && !posted) {
    const phone = { id, name, required, autoComplete, maxLength, describedBy, invalid };
    return (
      <PhoneInput
        {...phone}
        {...phoneWords}
        labelId={labelIdOf(id)}
        countryName={countryOf(name)}
        visitorCountryUrl={findVisitorCountryUrl}
      />
    );
  }
  if (isPassword && !posted) return <PasswordControl {...shared} maxLength={maxLength} />;
  const isNumber = kind === 'number';
  const country = countryOf(name);
  return (
    <>
      <input
        {...shared}
        type={isPassword ? 'password' : isNumber ? 'text' : kind}
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={maxLength}
        // A password is never sent back.
        defaultValue={isPassword ? undefined : typed}
      />
      {kind === 'tel' && <input type="hidden" name={country} defaultValue={posted?.values[country]} />}
    </>
  );
}
