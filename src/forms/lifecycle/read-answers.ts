import { checkForm, type ReadTelephone } from '../../contract/forms/check-form';
import { type Form, postedFields } from '../../contract/forms/form';
import { shapeForm } from '../../contract/forms/shape-form';
import { loadTelephoneReader } from '../../phone-input/load-engine';

type Posted = Readonly<Record<string, string>>;

const hasTelephone = (form: Form, posted: Posted): boolean =>
  postedFields(form).some(({ name, kind }) => kind === 'tel' && posted[name]?.trim());

/** The answers of a filled-in form, checked by the rules that the server checks again. */
export async function readAnswers<Value extends object>(form: Form<Value>, posted: Posted) {
  const read: ReadTelephone | null = hasTelephone(form, posted) ? await loadTelephoneReader() : null;
  return checkForm(form, shapeForm(form, posted), read);
}
