import type { Submission } from '../submissions/submission';
import type { Owed } from './queue';

/** Where submissions are handed on to. */
export const LEAD_CHANNELS = ['webhook', 'email'] as const;

/** And by what the owner of an account is told that somebody signed up with their address. */
export const CHANNELS = [...LEAD_CHANNELS, 'notice'] as const;

export type Channel = (typeof CHANNELS)[number];

/** A submission that is owed to a channel. */
export interface Delivery extends Owed {
  submission: Submission;
}
