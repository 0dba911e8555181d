import type { FieldError } from '../contract/text-rules';

/** One row of a form's table: a single view renders every kind. */
export interface FormField<Name extends string = string> {
  name: Name;
  kind: 'text' | 'email' | 'tel' | 'url' | 'password' | 'select' | 'multiline' | 'checkbox';
  label: string;
  hint?: string;
  required?: boolean;
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  inputMode?: 'numeric';
  /** In characters. */
  maxLength?: number;
  options?: readonly { value: string; label: string }[];
}

export type FieldErrors = Readonly<Record<string, FieldError>>;
