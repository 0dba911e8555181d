/** Longest accepted values, in characters (code points), shared by inputs' `maxlength` and the rules. */
export const MAX_LENGTH = {
  /** Any one-line answer without a limit of its own. */
  line: 200,
  /** RFC 5321: the longest address that can be delivered to. */
  email: 254,
  /** Specification, section 5. */
  telephone: 25,
  /** A letter-sized message; long enough that nobody has to cut one. */
  message: 5000,
  /** Long enough for any passphrase, short enough that hashing it can't be used to exhaust the server. */
  password: 256,
} as const;

/** Specification, section 9. */
export const PASSWORD_MIN_LENGTH = 8;

/** How long a proof of work is taken, in ms: enough to fill in the longest form once its challenge has been asked for. */
export const PROOF_LIFETIME_MS = 30 * 60 * 1000;
