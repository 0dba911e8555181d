import { API_PATHS } from '../wire.ts';
import { type AnswersOf, form } from './form.ts';

/** Closes the account of whoever is signed in; the password shows that it is them. */
export const closeAccountForm = form(
  { name: 'close-account', path: API_PATHS.me, words: 'closeAccount.field' },
  [{ name: 'password', kind: 'password', required: true, autocomplete: 'current-password' }],
);

export type CloseAccount = AnswersOf<typeof closeAccountForm>;
