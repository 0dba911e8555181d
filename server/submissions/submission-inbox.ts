import type { Channel } from '../outbox/delivery';
import { enqueue } from '../outbox/outbox-repository';
import type { Connection } from '../storage/store';
import type { Submission } from './submission';
import { insertSubmission, type NewSubmission } from './submission-repository';

/** Where every form's answers are put. */
export interface SubmissionInbox {
  /** Stores them, and the promise to hand them on, within the post's own transaction. */
  add(tx: Connection, fresh: NewSubmission): Promise<Submission>;
}

/**
 * @param channels where submissions are handed on to; quarantined ones are kept and not handed on.
 * @param onPromised is told that something will be due as soon as the transaction ends.
 */
export function createSubmissionInbox(channels: readonly Channel[], onPromised: () => void): SubmissionInbox {
  return {
    async add(tx, fresh) {
      const submission = await insertSubmission(tx, fresh);
      if (channels.length > 0 && !fresh.quarantined) {
        await enqueue(tx, submission.id, channels, fresh.createdAt);
        onPromised();
      }
      return submission;
    },
  };
}
