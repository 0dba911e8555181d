import * as v from 'valibot';
import { MAX_LENGTH } from '../limits';
import { optionalWebAddress, optionalWholeNumber } from '../partner-rules';
import { currentPassword, newPassword } from '../password-rules';
import {
  checkbox as checkboxRule,
  code,
  emailAddress,
  lineText,
  multilineText,
  requiredLine,
} from '../text-rules';
import type { Field, FieldDetails } from './field';

// One function a kind of field; what is not said may stay empty.

/** One line of text. */
export const text = <const Name extends string>(name: Name, details?: FieldDetails): Field<Name, string> => ({
  name,
  kind: 'text',
  rule: details?.required ? requiredLine() : v.optional(lineText(), ''),
  maxLength: MAX_LENGTH.line,
  ...details,
});

/** An e-mail address; always required: who writes wants an answer. */
export const email = <const Name extends string>(name: Name, autocomplete: string): Field<Name, string> => ({
  name,
  kind: 'email',
  rule: emailAddress(),
  maxLength: MAX_LENGTH.email,
  required: true,
  autocomplete,
});

/** A telephone number; its country is posted beside it, under `countryOf` its name. */
export const tel = <const Name extends string>(name: Name, autocomplete: string): Field<Name, string> => ({
  name,
  kind: 'tel',
  rule: v.optional(lineText(MAX_LENGTH.telephone), ''),
  maxLength: MAX_LENGTH.telephone,
  autocomplete,
});

/** A web address. */
export const url = <const Name extends string>(name: Name): Field<Name, string> => ({
  name,
  kind: 'url',
  rule: v.optional(optionalWebAddress(), ''),
  maxLength: MAX_LENGTH.line,
  autocomplete: 'url',
});

/** A whole number, kept as text. */
export const number = <const Name extends string>(name: Name): Field<Name, string> => ({
  name,
  kind: 'number',
  rule: v.optional(optionalWholeNumber(), ''),
  maxLength: MAX_LENGTH.line,
  autocomplete: 'off',
});

/** A letter-sized text. */
export const multiline = <const Name extends string>(name: Name): Field<Name, string> => ({
  name,
  kind: 'multiline',
  rule: v.optional(multilineText(MAX_LENGTH.message), ''),
  maxLength: MAX_LENGTH.message,
  autocomplete: 'off',
});

/** One of some choices, or none. */
export const select = <const Name extends string, const Choice extends string>(
  name: Name,
  options: readonly Choice[],
  optionWords: string,
): Field<Name, Choice | ''> => ({
  name,
  kind: 'select',
  rule: v.optional(v.union([v.literal(''), v.picklist(options)], code('invalid-option')), ''),
  options,
  optionWords,
  autocomplete: 'off',
});

/** A box that may be ticked. */
export const checkbox = <const Name extends string>(
  name: Name,
  details?: FieldDetails,
): Field<Name, boolean> => ({
  name,
  kind: 'checkbox',
  rule: checkboxRule(),
  ...details,
});

/** A password being chosen, or being entered. */
export const password = <const Name extends string>(
  name: Name,
  use: 'new' | 'current',
): Field<Name, string> => ({
  name,
  kind: 'password',
  rule: use === 'new' ? newPassword() : currentPassword(),
  required: true,
  autocomplete: `${use}-password`,
});

/** The same password once more: compared, and in no rules. */
export const repeated = <const Name extends string>(
  name: Name,
  repeats: string,
): Field<Name, never> & { repeats: string } => ({
  name,
  kind: 'password',
  rule: v.never(),
  required: true,
  autocomplete: 'new-password',
  repeats,
});

/** What the page says rather than the visitor. */
export const hidden = <const Name extends string, const Choice extends string>(
  name: Name,
  choices: readonly Choice[],
): Field<Name, Choice> => ({
  name,
  kind: 'hidden',
  rule: v.picklist(choices, code('invalid-option')),
});
