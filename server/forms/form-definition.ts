import type * as v from 'valibot';
import type { Locale } from '../../src/contract/locales';
import type { FormPage } from '../pages/form-page';
import type { Connection } from '../storage/store';

/** Names a form in rate limits and idempotency keys. */
export type FormName = 'contact-sales' | 'signup' | 'login' | 'registrations' | 'partner-applications';

export interface FormAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** What is known of a post beside its fields. */
export interface Post {
  /** Epoch milliseconds. */
  now: number;
  locale: Locale;
  /** Filled in the honeypot. */
  quarantined: boolean;
  /** Posted by a browser without JavaScript, which is answered by pages. */
  fromPlainForm: boolean;
  /** Sent as an HTML form sends it, whoever sent it. */
  urlencoded: boolean;
  /** The visitor's network address; personal data. */
  address: string;
  /** Carried a proof of work that nobody used before. */
  withProof: boolean;
  /** The bearer token, if one was sent. */
  token: string | undefined;
}

export interface FormDefinition<Value> {
  name: FormName;
  /** Below the API's base. */
  path: string;
  /** The rules; which ones may depend on how the form came. */
  schema: (post: Post) => v.GenericSchema<unknown, Value>;
  /** Whose the answer is, when the body does not say: the same idempotency key of another is another key. */
  sender?: (post: Post) => string;
  /** Turns what was posted into what the rules expect: nested, with telephones in E.164. */
  shape: (fields: Record<string, unknown>, post: Post) => unknown;
  /**
   * Does what is slow, then returns what is to be done in the transaction. Either may throw a ProblemError;
   * nothing is kept then.
   */
  accept: (value: Value, post: Post) => Promise<(tx: Connection) => Promise<FormAnswer>>;
  page: FormPage;
}
