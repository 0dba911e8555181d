import type { Submission } from '../submissions/submission';
import type { Owed } from './queue';

/** Where submissions are handed on to. */
export const CHANNELS = ['webhook', 'email'] as const;

export type Channel = (typeof CHANNELS)[number];

/** A submission that is owed to a channel. */
export interface Delivery extends Owed {
  submission: Submission;
}
