import { countryOf, type Form, type PostedField, postedFields } from '../../contract/forms/form';
import { choosePhoneCountry } from '../../phone-input/choose-phone-country';
import type { DraftValues } from './draft-storage';
import { type Control, isControl } from './has-changes';

function controlOf(element: HTMLFormElement, name: string): Control | null {
  const control = element.elements.namedItem(name);
  return isControl(control) ? control : null;
}

/** What a visitor fills in and may be kept: never a password, nor who logs in, nor what the form says itself. */
const keptFields = (form: Form): PostedField[] =>
  postedFields(form).filter(
    ({ kind, autocomplete }) =>
      kind !== 'hidden' && !kind.endsWith('password') && autocomplete !== 'username',
  );

export const keepsAnything = (form: Form): boolean => keptFields(form).length > 0;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Beside a number the draft keeps the country that was chosen for it. */
const countryKey = (name: string): string => `${name}:country`;

export function collectDraft(form: Form, element: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const { name, kind } of keptFields(form)) {
    const control = controlOf(element, name);
    const value = control && isCheckbox(control) && !control.checked ? '' : (control?.value ?? '');
    if (value === '') continue;
    values[name] = value;
    const country = kind === 'tel' ? controlOf(element, countryOf(name))?.value : '';
    if (country) values[countryKey(name)] = country;
  }
  return values;
}

/** Fills in what is still empty: what was typed since is newer. Returns whether anything was filled in. */
export function restoreDraft(form: Form, element: HTMLFormElement, values: DraftValues): boolean {
  let isRestored = false;
  for (const { name, kind } of keptFields(form)) {
    const value = values[name];
    const control = controlOf(element, name);
    if (value === undefined || !control) continue;
    if (isCheckbox(control)) control.checked = true;
    else if (control.value !== '') continue;
    else control.value = value;
    isRestored = true;
    const country = kind === 'tel' ? controlOf(element, countryOf(name)) : null;
    if (country) choosePhoneCountry(country, values[countryKey(name)] ?? '');
  }
  return isRestored;
}
