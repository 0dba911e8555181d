import { API_PATHS } from '../wire.ts';
import { form } from './form.ts';

/** Asks for a link that confirms the e-mail of whoever is signed in, and uses it: nothing is filled in. */
export const emailConfirmationForm = form(
  { name: 'email-confirmation', path: API_PATHS.emailConfirmations, words: 'emailConfirmation' },
  [],
);
