import { API_PATHS } from '../wire.ts';
import { type AnswersOf, form } from './form.ts';

/** Asks for a link by which a new password can be set. */
export const passwordResetForm = form(
  { name: 'password-reset', path: API_PATHS.passwordResets, words: 'passwordReset.field' },
  [{ name: 'email', kind: 'email', required: true, autocomplete: 'username' }],
);

export type PasswordReset = AnswersOf<typeof passwordResetForm>;
