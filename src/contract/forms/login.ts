import { API_PATHS } from '../wire';
import { email, password } from './fields';
import { type AnswersOf, form } from './form';

/** The log-in form: specification, section 3. */
export const loginForm = form({ name: 'login', path: API_PATHS.login, words: 'login.field' }, [
  email('email', 'username'),
  password('password', 'current'),
]);

export type Login = AnswersOf<typeof loginForm>;
