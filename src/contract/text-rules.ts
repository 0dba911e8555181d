import * as v from 'valibot';
import { MAX_LENGTH } from './limits';

/**
 * Why a field was refused. The browser and the server use the same codes; the view maps a code to words in
 * the reader's language (`forms:error.<code>`).
 */
export const FIELD_ERRORS = [
  'required',
  'too-long',
  'invalid-characters',
  'invalid-email',
  'invalid-phone',
  'phone-too-short',
  'phone-too-long',
  'invalid-option',
  'invalid-url',
  'invalid-number',
  'password-too-short',
  'password-needs-letter',
  'password-needs-number',
  'password-common',
  'password-is-email',
  'password-mismatch',
  'password-wrong',
  'email-in-use',
  'plan-held',
  'trial-used',
  'wrong-type',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/**
 * No control characters but tab and line ends, no halves of surrogate pairs, and no U+FFFD, as which bytes that
 * are no UTF-8 are read: never typed, never stored.
 */
export const PRINTABLE = /^[\t\n\r -~\u{a0}-\u{d7ff}\u{e000}-\u{fffc}\u{fffe}-\u{10ffff}]*$/u;
const ONE_LINE = /^[^\r\n\u2028\u2029]*$/u;

/** Characters as a reader counts them: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** An error code in the place of a message, checked against the list. */
export const code = (error: FieldError): FieldError => error;

// A rule about length is followed by its JSON Schema keyword, for the API's description: valibot's own actions
// count UTF-16 units, JSON Schema and these rules count characters.

/** A trimmed answer over several lines of at most `max` characters; may be empty. */
export const multilineText = (max: number) =>
  v.pipe(
    v.string(code('wrong-type')),
    v.regex(PRINTABLE, code('invalid-characters')),
    v.trim(),
    v.check((text) => countCharacters(text) <= max, code('too-long')),
    v.metadata({ maxLength: max }),
  );

/** A trimmed one-line answer of at most `max` characters; may be empty. */
export const lineText = (max: number = MAX_LENGTH.line) =>
  v.pipe(multilineText(max), v.regex(ONE_LINE, code('invalid-characters')));

/** `lineText` that may not be empty. */
export const requiredLine = (max: number = MAX_LENGTH.line) =>
  v.pipe(lineText(max), v.nonEmpty(code('required')));

/** Deliberately wide: a real address must never be refused; only delivery can prove one. */
const EMAIL = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]+$/u;

export const emailAddress = () =>
  v.pipe(requiredLine(MAX_LENGTH.email), v.regex(EMAIL, code('invalid-email')));

/** A box that may be ticked; unticked unless said. */
export const checkbox = () => v.optional(v.boolean(code('wrong-type')), false);
