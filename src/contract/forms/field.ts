import { MAX_LENGTH } from '../limits';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'new-password'
  | 'password'
  | 'select'
  /** One of a list on the page; a program may post a text of its own. */
  | 'choice'
  /** Named in the page's language, with a list to search. */
  | 'country'
  | 'multiline'
  | 'checkbox'
  | 'hidden';

/**
 * One row of a form's table: all that browser, server, lead export and API description know of a field. Data alone, so
 * that a page carries no rules before somebody fills its form in.
 */
export interface Field {
  name: string;
  kind: FieldKind;
  required?: boolean;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autocomplete?: string;
  /** Little belongs into it, and its control says so by its width. */
  short?: true;
  /** Stands beside its neighbour where there is room for two: what is one answer in two fields, or takes half a line. */
  half?: true;
  /** The part of its group that begins with it; its words are in forms.json, below the form's `part`. */
  opens?: string;
  /** What a `select`, `choice` or `hidden` may hold, in its order. */
  options?: readonly string[];
  /** Where the words of the options stand in forms.json; without, they are shown as they are. */
  optionWords?: string;
  /** Where its words stand in forms.json, unless below its group's. */
  words?: string;
  /** The field that this one is to equal: compared, never sent by script and never kept. */
  repeats?: string;
}

/** What a checked field holds. */
export type ValueOf<Of extends Field> = Of extends { kind: 'checkbox' }
  ? boolean
  : Of extends { kind: 'select'; options: readonly (infer Option)[] }
    ? Option | ''
    : Of extends { kind: 'hidden'; options: readonly (infer Option)[] }
      ? Option
      : string;

const LENGTHS: Partial<Record<FieldKind, number>> = {
  text: MAX_LENGTH.line,
  country: MAX_LENGTH.line,
  url: MAX_LENGTH.line,
  number: MAX_LENGTH.line,
  email: MAX_LENGTH.email,
  tel: MAX_LENGTH.telephone,
  multiline: MAX_LENGTH.message,
};

/** The longest text that its control takes, in characters; a password's is not cut off unseen. */
export const maxLengthOf = ({ kind }: Field): number | undefined => LENGTHS[kind];
