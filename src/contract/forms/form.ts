import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import { code, lineText } from '../text-rules';
import type { Field } from './field';

type Fields = readonly Field[];

/** What fields hold once they are checked: one value a name. */
export type Answers<Of extends Fields> = {
  [F in Of[number] as F extends { repeats: string } ? never : F['name']]: F extends Field<string, infer Value>
    ? Value
    : never;
};

/** Fields that belong together: a step of a long form, an object of the posted JSON. */
export interface FieldGroup {
  /** Before each name as posted, `company.name`; null where names stand alone. */
  id: string | null;
  /** Where the words of its fields stand in forms.json. */
  words: string;
  fields: Fields;
}

interface FormHead {
  /** Names the form's draft in a browser and its rows on the server. */
  name: string;
  /** Where it is posted, below the API's base. */
  path: string;
}

/** A form: the one table from which its rules, types, shaping, view, draft, API description and export come. */
export interface Form<Value extends object = object> extends FormHead {
  groups: readonly FieldGroup[];
  /** Of the posted JSON; a telephone may be as it was typed. */
  rules: v.GenericSchema<unknown, Value>;
}

export type AnswersOf<Of extends Form> = v.InferOutput<Of['rules']>;

const COUNTRY_RULE = v.optional(lineText());

/** Beside a telephone its country is posted: two letters of ISO 3166-1, as the field showed it. */
export const countryOf = (name: string): string => `${name}Country`;

function entriesOf(fields: Fields): v.ObjectEntries {
  const entries: v.ObjectEntries = {};
  for (const { name, kind, rule, repeats } of fields) {
    if (repeats === undefined) entries[name] = rule;
    if (kind === 'tel') entries[countryOf(name)] = COUNTRY_RULE;
  }
  return entries;
}

/** The language of the page that the form stood on; every form posts it. */
const locale = v.optional(v.picklist(LOCALES, code('invalid-option')), DEFAULT_LOCALE);

type WithLocale<Value> = Value & { locale: Locale };

/** The rules of a table are as its types say; valibot can't follow that through a loop. */
const rulesOf = <Value>(entries: v.ObjectEntries) =>
  v.object({ ...entries, locale }, code('wrong-type')) as unknown as v.GenericSchema<
    unknown,
    WithLocale<Value>
  >;

/** A form whose fields are posted side by side. */
export function form<const Of extends Fields>(
  head: FormHead & { words: string },
  fields: Of,
): Form<WithLocale<Answers<Of>>> {
  const { words, ...rest } = head;
  return { ...rest, groups: [{ id: null, words, fields }], rules: rulesOf<Answers<Of>>(entriesOf(fields)) };
}

/** A form in groups, each posted as an object of its own. */
export function groupedForm<const Of extends Record<string, Fields>>(
  head: FormHead & { words: string },
  groups: Of,
): Form<WithLocale<{ [Id in keyof Of]: Answers<Of[Id]> }>> {
  const { words, ...rest } = head;
  const list = Object.entries(groups);
  return {
    ...rest,
    groups: list.map(([id, fields]) => ({ id, words: `${words}.${id}`, fields })),
    rules: rulesOf(
      Object.fromEntries(
        list.map(([id, fields]) => [id, v.object(entriesOf(fields), code('wrong-type'))] as const),
      ),
    ),
  };
}

/** A field as it stands on the page: its name as posted, and its words. */
export interface PostedField extends Field {
  words: string;
}

/** The fields of a group under the names that they are posted with. */
export function postedFields({ id, words, fields }: FieldGroup): PostedField[] {
  const prefix = id === null ? '' : `${id}.`;
  return fields.map((field) => ({
    ...field,
    name: `${prefix}${field.name}`,
    words: field.words ?? `${words}.${field.name}`,
  }));
}
