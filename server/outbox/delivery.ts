import type { Submission } from '../submissions/submission';

/** Where submissions are handed on to. */
export const LEAD_CHANNELS = ['webhook', 'email'] as const;

/** And by what the owner of an account is told that somebody signed up with their address. */
export const CHANNELS = [...LEAD_CHANNELS, 'notice'] as const;

export type Channel = (typeof CHANNELS)[number];

export interface Delivery {
  /** Stays the same over all tries, so that a receiver can tell a repeat. */
  id: string;
  channel: Channel;
  /** Tries so far, with this one. */
  attempts: number;
  submission: Submission;
}

/**
 * Hands one submission on. Resolves when the other side has taken it; rejects to be tried again.
 * @param isProbe the other side has failed again and again: no more than a look whether it takes again.
 */
export type Send = (delivery: Delivery, now: number, isProbe: boolean) => Promise<void>;

/** The other side did not take it. `code` goes to the log and holds nothing of the submission. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
