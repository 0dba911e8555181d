/** How many days the server keeps what it deletes by itself. The server deletes by these, the privacy policy names them. */
export const RETENTION_DAYS = {
  /** A log-in token, used or not. */
  session: 30,
  /** The keyed hash of a network that an account was used from. */
  knownNetwork: 90,
  /** The sealed answer to a post, for the same post sent again; a day longer than a browser keeps a draft. */
  answer: 8,
} as const;
