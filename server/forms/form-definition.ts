import type * as v from 'valibot';
import type { Form } from '../../src/contract/forms/form';
import type { Locale } from '../../src/contract/locales';
import type { ProblemCode } from '../../src/contract/wire';
import type { Insert } from '../storage/insert-together';
import type { Connection } from '../storage/store';

export interface FormAnswer {
  status: number;
  body: Record<string, unknown>;
  /** Whose account the body tells of: what is kept of it goes with the account. */
  accountId?: string;
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
  /** The visitor's network address; personal data. */
  address: string;
  /** The bearer token, if one was sent. */
  token: string | undefined;
  /** The one-time token at the end of the call's address, where it has one. */
  linkToken: string | undefined;
}

export interface FormDescription {
  summary: string;
  /** The schema of the answer, by its status; nothing beside it is sent. Without one it is a 204. */
  response?: Record<number, v.GenericSchema<unknown, unknown>>;
  /** Refusals beside those of every form. */
  problems?: readonly ProblemCode[];
  security?: Record<string, string[]>[];
}

export type FormPage = string | { field: string; path: (value: unknown) => string };

interface FormCall<Value extends object> {
  /** POST unless said. */
  method?: 'PATCH' | 'DELETE';
  /** Below the API's base; may end in `:token`. */
  path: string;
  /** The tables of all that may be posted. */
  forms: readonly Form[];
  /** The one to check by, which may depend on who posts and what. */
  formOf: (post: Pick<Post, 'token'>, fields: Record<string, unknown>) => Form<Value>;
  /** What the API's description says of it. */
  described: FormDescription;
  /**
   * The site's page that the form stands on, without a locale; of several, the one that a field chooses. Without one it
   * is for scripts alone, and answered with JSON whoever asks.
   */
  page?: FormPage;
  /** Which words its page of success has, where not those of its page. */
  stored?: string;
  /** Whose the answer is, when the body does not say: the same idempotency key of another is another key. */
  sender?: (post: Post) => string;
  /** Asked before a repeat is answered. @throws ProblemError for whom there is no answer any more */
  admitAgain?: (post: Post) => Promise<unknown>;
}

/** A post that is rows alone, which depend on nothing that is stored. */
export interface FormRows {
  inserts: readonly [Insert, ...Insert[]];
  /** What is answered once they are stored. */
  answer: FormAnswer;
}

/** How a form is taken. What is thrown is a ProblemError, and nothing is kept then. */
type Taking<Value extends object> =
  | {
      /** Does what is slow, then returns what is to be done in the transaction. */
      accept: (value: Value, post: Post) => Promise<(tx: Connection) => Promise<FormAnswer>>;
      rowsOf?: undefined;
    }
  | {
      /** Their key's row tells a repeat, so that the others, which are nearly all, need not ask first. */
      rowsOf: (value: Value, post: Post) => FormRows;
      accept?: undefined;
    };

export type FormDefinition<Value extends object> = FormCall<Value> & Taking<Value>;

/** Of a call that takes one form. */
export const ofForm = <Value extends object>(form: Form<Value>) => ({
  path: form.path,
  forms: [form],
  formOf: () => form,
});

/** What a form is called in rate limits and idempotency keys: nothing that was posted, and no token. */
export const nameOf = ({ method, path }: Pick<FormCall<object>, 'method' | 'path'>): string =>
  method === undefined ? path.slice(1) : `${method} ${path.slice(1)}`;
