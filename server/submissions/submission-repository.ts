import type { Locale } from '../../src/contract/locales';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { newReference } from './reference';
import type { Submission, SubmissionKind } from './submission';

export interface NewSubmission extends Omit<Submission, 'id' | 'reference'> {
  kind: SubmissionKind;
  locale: Locale;
}

/** With the id and the reference that it is given. */
export const newSubmission = (fresh: NewSubmission): Submission => ({
  ...fresh,
  id: uuidV7(fresh.createdAt),
  reference: newReference(),
});

/** @param handledAt when it was dealt with; null for what waits for sales */
export const submissionInsert = (
  connection: Connection,
  { createdAt, quarantined, data, ...same }: Submission,
  handledAt: number | null = null,
) =>
  connection.insertInto('submissions').values({
    ...same,
    created_at: createdAt,
    quarantined: Number(quarantined),
    data: JSON.stringify(data),
    handled_at: handledAt,
  });

/** Whether a submission was given the reference, and is still there. */
export async function isGiven(connection: Connection, reference: string): Promise<boolean> {
  const query = connection.selectFrom('submissions').select('id').where('reference', '=', reference);
  return (await query.executeTakeFirst()) !== undefined;
}
