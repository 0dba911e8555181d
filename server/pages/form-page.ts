import type { Texts } from '../text/texts';

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'hidden';

export interface PageField {
  /** As posted. */
  name: string;
  kind: FieldKind;
  /** Its words in the reader's language. */
  label: (texts: Texts) => string;
  hint?: ((texts: Texts) => string | undefined) | undefined;
  required?: boolean | undefined;
  autocomplete?: string | undefined;
  maxLength?: number | undefined;
  /** For `select`: value and words; an empty choice comes first. */
  options?: ((texts: Texts) => [value: string, label: string][]) | undefined;
}

/** A form as a table of fields, for the page that a browser without JavaScript gets to mend it. */
export interface FormPage {
  /** Where it posts to. */
  action: string;
  /** The site's page that holds the form, without a locale; it lends its header and footer. */
  sitePath: (fields: Record<string, unknown>) => string;
  fields: readonly PageField[];
  label: (texts: Texts) => string;
  submit: (texts: Texts) => string;
  success: (texts: Texts) => { title: string; text: string };
}
