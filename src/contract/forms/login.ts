import { API_PATHS } from '../wire.ts';
import { type AnswersOf, form } from './form.ts';

/** The log-in form: specification, section 3. */
export const loginForm = form({ name: 'login', path: API_PATHS.login, words: 'login.field' }, [
  { name: 'email', kind: 'email', required: true, autocomplete: 'username' },
  { name: 'password', kind: 'password', required: true, autocomplete: 'current-password' },
]);

export type Login = AnswersOf<typeof loginForm>;
