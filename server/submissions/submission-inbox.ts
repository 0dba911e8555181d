import type { Connection } from '../storage/store';
import type { Submission } from './submission';
import { insertSubmission, type NewSubmission } from './submission-repository';

/** Where every form's answers are put. */
export interface SubmissionInbox {
  /** Stores them, and the promise to hand them on, within the post's own transaction. */
  add(tx: Connection, fresh: NewSubmission): Promise<Submission>;
}

/** @param promise writes down that a submission is to be handed on; quarantined ones are kept and are not. */
export function createSubmissionInbox(
  promise: (tx: Connection, submission: Submission) => Promise<void>,
): SubmissionInbox {
  return {
    async add(tx, fresh) {
      const submission = await insertSubmission(tx, fresh);
      if (!submission.quarantined) await promise(tx, submission);
      return submission;
    },
  };
}
