import { PostgresAdapter } from 'kysely';
import * as v from 'valibot';
import type { Connection, Store } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { toSubmission } from '../submissions/submission-row';
import { CHANNELS, type Channel, type Delivery } from './delivery';

const channelSchema = v.picklist(CHANNELS);

/** Promises a submission to each channel, within the submission's own transaction. */
export async function enqueue(
  tx: Connection,
  submissionId: string,
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  if (channels.length === 0) return;
  const promises = channels.map((channel) => ({
    id: uuidV7(now),
    submission_id: submissionId,
    channel,
    attempts: 0,
    due_at: now,
    last_failure: null,
  }));
  await tx.insertInto('outbox').values(promises).execute();
}

/** Two instances must not wait for each other's rows; the file has one writer, and SQLite no such words. */
const sharesRows = (store: Store): boolean => store.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Takes what is due and puts it off by `leaseMs`: should this process die on the way, it is due again then.
 */
export async function claim(store: Store, now: number, leaseMs: number, most: number): Promise<Delivery[]> {
  const due = store
    .selectFrom('outbox')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .$if(sharesRows(store), (query) => query.forUpdate().skipLocked());
  const claimed = await store
    .updateTable('outbox')
    .set((eb) => ({ due_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returning(['id', 'submission_id', 'channel', 'attempts'])
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ submission_id }) => submission_id);
  const found = await store.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const submissions = new Map(found.map((row) => [row.id, toSubmission(row)]));
  return claimed.flatMap(({ id, submission_id, channel, attempts }) => {
    const submission = submissions.get(submission_id);
    return submission === undefined
      ? []
      : [{ id, channel: v.parse(channelSchema, channel), attempts, submission }];
  });
}

export async function settle(store: Store, id: string): Promise<void> {
  await store.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function postpone(store: Store, id: string, dueAt: number, failure: string): Promise<void> {
  await store
    .updateTable('outbox')
    .set({ due_at: dueAt, last_failure: failure })
    .where('id', '=', id)
    .execute();
}
