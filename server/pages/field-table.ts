import { MAX_LENGTH } from '../../src/contract/limits';
import type { Texts } from '../text/texts';
import type { FieldKind, PageField } from './form-page';

/** A field's name as in the rules, how it is entered, what fills it in, and whether it may stay empty. */
export type FieldRow<Name extends string> = [
  name: Name,
  kind: FieldKind,
  autocomplete?: string | undefined,
  required?: 'required',
];

interface FieldTable<Name extends string> {
  rows: readonly FieldRow<Name>[];
  words: (texts: Texts) => Record<Name, { label: string; hint?: string }>;
  /** What each `select` offers. */
  options?: Partial<Record<Name, PageField['options']>>;
  /** Before each name as posted: `company.` for a nested group. */
  prefix?: string;
}

const LONGEST: Partial<Record<FieldKind, number>> = {
  text: MAX_LENGTH.line,
  email: MAX_LENGTH.email,
  tel: MAX_LENGTH.telephone,
  password: MAX_LENGTH.password,
  textarea: MAX_LENGTH.message,
};

/** The fields of a form, from the table of them and the words that the locale files have for each. */
export function fieldTable<Name extends string>({
  rows,
  words,
  options,
  prefix = '',
}: FieldTable<Name>): PageField[] {
  return rows.map(([name, kind, autocomplete, required]) => ({
    name: `${prefix}${name}`,
    kind,
    label: (texts) => words(texts)[name].label,
    hint: (texts) => words(texts)[name].hint,
    required: required === 'required',
    autocomplete,
    maxLength: LONGEST[kind],
    options: options?.[name],
  }));
}

/** Asked for by more than one form, and worded once. */
export const CONSENT_FIELD: PageField = {
  name: 'marketingConsent',
  kind: 'checkbox',
  label: (texts) => texts.forms.consent.label,
};
