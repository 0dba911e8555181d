import type { FieldProblem } from '../contract/wire';
import { phoneValue } from '../phone-input/phone-value';

interface Phones {
  /** By field name: E.164, or what was typed where only the server can read it. */
  values: Record<string, string>;
  problems: FieldProblem[];
}

/** The numbers of a form's telephone fields. One that is merely in no numbering plan is no problem. */
export async function readPhones(form: HTMLFormElement): Promise<Phones> {
  const inputs = Array.from(form.querySelectorAll<HTMLInputElement>('input[type="tel"]'));
  const found = await Promise.all(
    inputs.map(async (input) => ({ name: input.name, ...(await phoneValue(input)) })),
  );
  const impossible = found.filter(({ state }) => state === 'impossible');
  return {
    values: Object.fromEntries(found.map(({ name, value }) => [name, value])),
    problems: impossible.map(({ name }) => ({ field: name, code: 'invalid-phone' })),
  };
}
