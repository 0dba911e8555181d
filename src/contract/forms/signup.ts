import { API_PATHS } from '../wire.ts';
import { CHOSEN_PASSWORD } from './chosen-password.ts';
import type { Field } from './field';
import { type AnswersOf, form } from './form.ts';

/** Of a new account: specification, sections 3 and 5. */
export const SIGNUP_FIELDS = [
  { name: 'firstName', kind: 'text', required: true, autocomplete: 'given-name', half: true },
  { name: 'lastName', kind: 'text', required: true, autocomplete: 'family-name', half: true },
  { name: 'email', kind: 'email', required: true, autocomplete: 'email' },
  ...CHOSEN_PASSWORD,
  { name: 'marketingConsent', kind: 'checkbox', words: 'consent' },
] as const satisfies readonly Field[];

export const signupForm = form(
  { name: 'signup', path: API_PATHS.signup, words: 'signup.field' },
  SIGNUP_FIELDS,
);

export type Signup = AnswersOf<typeof signupForm>;
