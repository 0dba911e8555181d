import { answerDays, knownNetworkDays, sessionDays } from './facts';

/** How many days the server keeps what it deletes by itself. The server deletes by these, the privacy policy names them. */
export const RETENTION_DAYS = {
  /** A log-in token, used or not. */
  session: Number(sessionDays),
  /** The keyed hash of a network that an account was used from. */
  knownNetwork: Number(knownNetworkDays),
  /** The sealed answer to a post, for the same post sent again; a day longer than a browser keeps a draft. */
  answer: Number(answerDays),
} as const;
