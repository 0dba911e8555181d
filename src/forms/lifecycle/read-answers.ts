import { checkForm, type ReadTelephone } from '../../contract/forms/check-form';
import { type Form, postedFields } from '../../contract/forms/form';
import { shapeForm } from '../../contract/forms/shape-form';
import { loadTelephoneReader } from '../../phone-input/load-engine';

/** What the controls of a form hold, by their names, as a browser posts it. A file can't be among it. */
export function postedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

function hasTelephone({ groups }: Form, posted: Readonly<Record<string, string>>): boolean {
  return groups.flatMap(postedFields).some(({ name, kind }) => kind === 'tel' && posted[name]?.trim());
}

/** The answers of a filled-in form, checked by the rules that the server checks again. */
export async function readAnswers<Value extends object>(
  form: Form<Value>,
  posted: Readonly<Record<string, string>>,
) {
  const read: ReadTelephone | null = hasTelephone(form, posted) ? await loadTelephoneReader() : null;
  return checkForm(form, shapeForm(form, posted), read);
}
