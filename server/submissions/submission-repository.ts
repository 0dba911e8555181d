import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { newReference } from './reference';
import type { Submission } from './submission';

export type NewSubmission = Omit<Submission, 'id' | 'reference'>;

/** Adds a row and returns it with the id and the reference that it was given. */
export async function insertSubmission(tx: Connection, fresh: NewSubmission): Promise<Submission> {
  const submission: Submission = {
    ...fresh,
    id: uuidV7(fresh.createdAt),
    reference: newReference(),
  };
  await tx.query(
    `INSERT INTO submissions (id, kind, reference, created_at, locale, quarantined, data)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      submission.id,
      submission.kind,
      submission.reference,
      submission.createdAt,
      submission.locale,
      submission.quarantined ? 1 : 0,
      JSON.stringify(submission.data),
    ],
  );
  return submission;
}
