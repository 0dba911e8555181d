import { PostgresAdapter } from 'kysely';
import type { Connection, Store } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { toSubmission } from '../submissions/submission-row';
import { LONGEST_BACKOFF_MS } from './backoff';
import type { Channel, Delivery } from './delivery';

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
 * Takes what is due of a channel and puts it off by `leaseMs`: should this process die on the way, it is due again
 * then. What lies further ahead than any wait was put off by a clock that was set back since.
 */
export async function claim(
  store: Store,
  channel: Channel,
  now: number,
  leaseMs: number,
  most: number,
): Promise<Delivery[]> {
  const due = store
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + LONGEST_BACKOFF_MS)]))
    .orderBy('due_at')
    .limit(most)
    .$if(sharesRows(store), (query) => query.forUpdate().skipLocked());
  const claimed = await store
    .updateTable('outbox')
    .set((eb) => ({ due_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returning(['id', 'submission_id', 'attempts'])
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ submission_id }) => submission_id);
  const found = await store.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const submissions = new Map(found.map((row) => [row.id, toSubmission(row)]));
  return claimed.flatMap(({ id, submission_id, attempts }) => {
    const submission = submissions.get(submission_id);
    return submission === undefined ? [] : [{ id, channel, attempts, submission }];
  });
}

/** How many deliveries a channel owes, and for how long the oldest. */
export async function oldestOf(
  store: Store,
  channel: Channel,
  now: number,
): Promise<{ waiting: number; oldestMs: number }> {
  const { waiting, since } = await store
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .where('channel', '=', channel)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  return { waiting, oldestMs: waiting === 0 ? 0 : Math.max(0, now - since) };
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
