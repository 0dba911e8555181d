import * as v from 'valibot';
import type { FieldProblem } from '../answers';
import { fieldProblems } from '../field-problems';
import { isRecord } from '../is-record';
import { MAX_LENGTH } from '../limits';
import type { TelephoneReading } from '../phone/read-telephone';
import { countryOf, type FieldGroup, type Form, postedFields } from './form';
import { rulesOf } from './rules';

export type ReadTelephone = (typed: string, country: string | null) => TelephoneReading;

type Checked<Value> = { answers: Value; problems?: never } | { answers?: never; problems: FieldProblem[] };

type Json = Record<string, unknown>;

/** A text as its rule measures it; null for what is none, or longer than the rule lets pass. */
function readable(value: unknown, most: number): string | null {
  const text = typeof value === 'string' ? value.trim() : null;
  return text !== null && text.length <= most ? text : null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const folded = (value: unknown): string | undefined =>
  readable(value, MAX_LENGTH.email)?.normalize('NFKC').toLowerCase();

/** Whether a password is the e-mail that it is to guard, which is the first guess. */
function isEmailOf(fields: FieldGroup['fields'], answers: Json, password: unknown): boolean {
  const own = folded(password);
  if (own === undefined || own === '') return false;
  return fields.some(({ kind, name }) => kind === 'email' && folded(answers[name]) === own);
}

/** A group's answers with its telephones in E.164, and what is wrong that no rule of one field sees. */
function readGroup(
  { id, fields }: FieldGroup,
  given: Json,
  read: ReadTelephone | null,
): [Json, FieldProblem[]] {
  let answers = given;
  const problems: FieldProblem[] = [];
  const refuse = (name: string, code: FieldProblem['code']): void => {
    problems.push({ field: id === null ? name : `${id}.${name}`, code });
  };
  for (const { name, kind, repeats } of fields) {
    const value = answers[name];
    if (kind === 'tel' && read) {
      const { [countryOf(name)]: country, ...rest } = answers;
      const typed = readable(value, MAX_LENGTH.line);
      const number = typed === null ? null : read(typed, textOrNull(country));
      answers = number ? { ...rest, [name]: number.value } : rest;
      if (number?.fault) refuse(name, number.fault);
    }
    if (kind === 'new-password' && repeats === undefined && isEmailOf(fields, answers, value)) {
      refuse(name, 'password-is-email');
    }
    if (repeats !== undefined && value !== undefined && value !== answers[repeats]) {
      refuse(name, value === '' ? 'required' : 'password-mismatch');
    }
  }
  return [answers, problems];
}

function readGroups({ groups }: Form, posted: Json, read: ReadTelephone | null): [Json, FieldProblem[]] {
  let answers = posted;
  const problems: FieldProblem[] = [];
  for (const group of groups) {
    const given = group.id === null ? answers : answers[group.id];
    if (!isRecord(given)) continue;
    const [own, wrong] = readGroup(group, given, read);
    answers = group.id === null ? own : { ...answers, [group.id]: own };
    problems.push(...wrong);
  }
  return [answers, problems];
}

/** The first problem of each field, in the order of the form. */
function inOrder(form: Form, problems: readonly FieldProblem[]): FieldProblem[] {
  const names = postedFields(form).map(({ name }) => name);
  const place = ({ field }: FieldProblem): number => names.indexOf(field);
  const first = problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
  return first.sort((a, b) => place(a) - place(b));
}

/**
 * Checks answers as the browser and the server both do.
 * @param posted the JSON of the call; what an HTML form posted goes through `shapeForm` first
 * @param read null where the number logic has not come: telephones then stay as typed, with their country, and the
 * server reads them
 */
export function checkForm<Value extends object>(
  form: Form<Value>,
  posted: unknown,
  read: ReadTelephone | null,
): Checked<Value> {
  const [answers, wrong] = isRecord(posted) ? readGroups(form, posted, read) : [posted, []];
  const result = v.safeParse(rulesOf(form), answers);
  if (result.success && wrong.length === 0) return { answers: result.output };
  return { problems: inOrder(form, [...fieldProblems(result.issues ?? []), ...wrong]) };
}
