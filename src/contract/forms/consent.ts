import { API_PATHS } from '../wire.ts';
import { type AnswersOf, form } from './form.ts';

/** Whether news may be sent, which who is signed in may change at any time. */
export const consentForm = form({ name: 'consent', path: API_PATHS.me, words: 'consent' }, [
  { name: 'marketingConsent', kind: 'checkbox', words: 'consent' },
]);

export type Consent = AnswersOf<typeof consentForm>;
