import type { Locale } from '../locales';
import type { Field, ValueOf } from './field';

type Fields = readonly Field[];

/** What fields hold once they are checked: one value a name. */
export type Answers<Of extends Fields> = {
  [F in Of[number] as F extends { repeats: string } ? never : F['name']]: ValueOf<F>;
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
  /** A type, and never there: what the form's answers are once they are checked. */
  answers?: Value;
}

export type AnswersOf<Of extends Form> = NonNullable<Of['answers']>;

/** Every form posts the language of the page that it stands on. */
type WithLocale<Value> = Value & { locale: Locale };

/** Beside a telephone its country is posted: two letters of ISO 3166-1, as the field showed it. */
export const countryOf = (name: string): string => `${name}Country`;

/** A form whose fields are posted side by side. */
export function form<const Of extends Fields>(
  { words, ...head }: FormHead & { words: string },
  fields: Of,
): Form<WithLocale<Answers<Of>>> {
  return { ...head, groups: [{ id: null, words, fields }] };
}

/** A form in groups, each posted as an object of its own. */
export function groupedForm<const Of extends Record<string, Fields>>(
  { words, ...head }: FormHead & { words: string },
  groups: Of,
): Form<WithLocale<{ [Id in keyof Of]: Answers<Of[Id]> }>> {
  const list = Object.entries(groups);
  return { ...head, groups: list.map(([id, fields]) => ({ id, words: `${words}.${id}`, fields })) };
}

/** A field as it stands on the page: its name as posted, and where its words are. */
export interface PostedField extends Field {
  words: string;
}

/** The fields of a form under the names that they are posted with. */
export function postedFields({ groups }: Form): PostedField[] {
  return groups.flatMap(({ id, words, fields }) =>
    fields.map((field) => ({
      ...field,
      name: id === null ? field.name : `${id}.${field.name}`,
      words: field.words ?? `${words}.${field.name}`,
    })),
  );
}
