import * as v from 'valibot';
import { MAX_LENGTH } from '../limits';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { optionalWebAddress, optionalWholeNumber } from '../partner-rules';
import { currentPassword, newPassword } from '../password-rules';
import { checkbox, code, emailAddress, lineText, multilineText, requiredLine } from '../text-rules';
import type { Field, FieldKind } from './field';
import { countryOf, type FieldGroup, type Form } from './form';

type Rule = v.GenericSchema<unknown, unknown>;

/** What is accepted in a field of each kind, and how it is kept. What is not required may be missing. */
const RULES: Record<FieldKind, (field: Field) => Rule> = {
  text: ({ required }) => (required ? requiredLine() : v.optional(lineText(), '')),
  email: () => emailAddress(),
  // As it was typed: `checkForm` reads it.
  tel: () => v.optional(lineText(MAX_LENGTH.telephone), ''),
  url: () => v.optional(optionalWebAddress(), ''),
  number: () => v.optional(optionalWholeNumber(), ''),
  'new-password': () => newPassword(),
  password: () => currentPassword(),
  select: ({ options = [] }) =>
    v.optional(v.union([v.literal(''), v.picklist(options)], code('invalid-option')), ''),
  choice: () => v.optional(lineText(), ''),
  country: () => v.optional(lineText(), ''),
  multiline: () => v.optional(multilineText(MAX_LENGTH.message), ''),
  checkbox: () => checkbox(),
  hidden: ({ options = [] }) => v.picklist(options, code('invalid-option')),
};

function entriesOf({ fields }: FieldGroup): v.ObjectEntries {
  const entries: v.ObjectEntries = {};
  for (const field of fields) {
    if (field.repeats === undefined) entries[field.name] = RULES[field.kind](field);
    if (field.kind === 'tel') entries[countryOf(field.name)] = v.optional(lineText());
  }
  return entries;
}

const locale = v.optional(v.picklist(LOCALES, code('invalid-option')), DEFAULT_LOCALE);

const made = new WeakMap<Form, Rule>();

/** The rules of a form's JSON, from its table; made once, for a server reads many posts. */
export function rulesOf<Value extends object>(form: Form<Value>): v.GenericSchema<unknown, Value> {
  const rules = made.get(form) ?? makeRules(form);
  made.set(form, rules);
  // As the table's types say; the compiler can't follow them through a loop.
  return rules as v.GenericSchema<unknown, Value>;
}

function makeRules({ groups }: Form): Rule {
  const entries: v.ObjectEntries = {};
  for (const group of groups) {
    if (group.id === null) Object.assign(entries, entriesOf(group));
    else entries[group.id] = v.object(entriesOf(group), code('wrong-type'));
  }
  return v.object({ ...entries, locale }, code('wrong-type'));
}
