import { API_PATHS } from '../wire.ts';
import type { Field } from './field';
import { type AnswersOf, form } from './form.ts';

const CHOSEN = [
  { name: 'password', kind: 'new-password', required: true, autocomplete: 'new-password' },
  {
    name: 'confirmPassword',
    kind: 'new-password',
    required: true,
    autocomplete: 'new-password',
    repeats: 'password',
  },
] as const satisfies readonly Field[];

/** Sets a password by a one-time link, whose token follows the path. */
export const newPasswordForm = form(
  { name: 'new-password', path: API_PATHS.passwordResets, words: 'newPassword.field' },
  CHOSEN,
);

/** Sets another password while signed in. */
export const passwordChangeForm = form(
  { name: 'password-change', path: API_PATHS.me, words: 'newPassword.field' },
  [
    { name: 'currentPassword', kind: 'password', required: true, autocomplete: 'current-password' },
    ...CHOSEN,
  ],
);

export type NewPassword = AnswersOf<typeof newPasswordForm>;
export type PasswordChange = AnswersOf<typeof passwordChangeForm>;
