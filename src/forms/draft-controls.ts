import { HONEYPOT_FIELD } from '../contract/wire';
import { phoneCountry, restorePhone } from '../phone-input/phone-value';
import type { DraftValues } from './draft-storage';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that a visitor fills in and that may be kept: never a password, nor what the form says itself. */
function keptControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter((element): element is Control => {
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
    if (!(element instanceof HTMLInputElement)) return false;
    const isKept = element.type !== 'hidden' && !element.autocomplete.endsWith('-password');
    return isKept && element.type !== 'password' && element.name !== '' && element.name !== HONEYPOT_FIELD;
  });
}

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const isTelephone = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'tel';

/** Beside a number the draft keeps the country that was chosen for it. */
const countryKey = ({ name }: Control): string => `${name}:country`;

export function collectDraft(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const control of keptControls(form)) {
    const value = isCheckbox(control) && !control.checked ? '' : control.value;
    if (value === '') continue;
    values[control.name] = value;
    const country = isTelephone(control) ? phoneCountry(control) : null;
    if (country) values[countryKey(control)] = country;
  }
  return values;
}

/** Fills in what is still empty: what was typed since is newer. Returns whether anything was filled in. */
export function restoreDraft(form: HTMLFormElement, values: DraftValues): boolean {
  let isRestored = false;
  for (const control of keptControls(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isCheckbox(control)) control.checked = true;
    else if (control.value !== '') continue;
    else if (isTelephone(control)) restorePhone(control, value, values[countryKey(control)] ?? null);
    else control.value = value;
    isRestored = true;
  }
  return isRestored;
}
