import { API_PATHS } from '../wire.ts';
import { CHOSEN_PASSWORD } from './chosen-password.ts';
import { type AnswersOf, form } from './form.ts';

/** Sets a password by a one-time link, whose token follows the path. */
export const newPasswordForm = form(
  { name: 'new-password', path: API_PATHS.passwordResets, words: 'newPassword.field' },
  CHOSEN_PASSWORD,
);

/** Sets another password while signed in. */
export const passwordChangeForm = form(
  { name: 'password-change', path: API_PATHS.me, words: 'newPassword.field' },
  [
    { name: 'currentPassword', kind: 'password', required: true, autocomplete: 'current-password' },
    ...CHOSEN_PASSWORD,
  ],
);

export type NewPassword = AnswersOf<typeof newPasswordForm>;
export type PasswordChange = AnswersOf<typeof passwordChangeForm>;
