import type * as v from 'valibot';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'password'
  | 'select'
  | 'multiline'
  | 'checkbox'
  | 'hidden';

/** One row of a form's table: what browser, server, lead export and API description know of a field. */
export interface Field<Name extends string = string, Value = unknown> extends FieldDetails {
  name: Name;
  kind: FieldKind;
  /** What is accepted, and how it is kept. */
  rule: v.GenericSchema<unknown, Value>;
  /** In characters. */
  maxLength?: number;
  /** Of a `select`, in their order. */
  options?: readonly string[];
  /** Where the words of the options stand in forms.json. */
  optionWords?: string;
  /** The field that this one is to equal: compared, never sent by script and never kept. */
  repeats?: string;
}

export interface FieldDetails {
  required?: boolean;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autocomplete?: string;
  /** Where its words stand in forms.json, unless below its group's. */
  words?: string;
}
