import { API_PATHS } from '../wire';
import { checkbox, email, password, repeated, text } from './fields';
import { type AnswersOf, form } from './form';

/** Of a new account: specification, sections 3 and 5. */
export const SIGNUP_FIELDS = [
  text('firstName', { required: true, autocomplete: 'given-name' }),
  text('lastName', { required: true, autocomplete: 'family-name' }),
  email('email', 'email'),
  password('password', 'new'),
  repeated('confirmPassword', 'password'),
  checkbox('marketingConsent', { words: 'consent' }),
] as const;

export const signupForm = form(
  { name: 'signup', path: API_PATHS.signup, words: 'signup.field' },
  SIGNUP_FIELDS,
);

export type Signup = AnswersOf<typeof signupForm>;
