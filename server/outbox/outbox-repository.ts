import * as v from 'valibot';
import { integerOf, textOf } from '../storage/row';
import type { Connection, Store } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { SUBMISSION_COLUMNS, toSubmission } from '../submissions/submission-row';
import { CHANNELS, type Channel, type Delivery } from './delivery';

const channelSchema = v.picklist(CHANNELS);

/** Promises a submission to each channel, within the submission's own transaction. */
export async function enqueue(
  tx: Connection,
  submissionId: string,
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  for (const channel of channels) {
    await tx.query(
      'INSERT INTO outbox (id, submission_id, channel, attempts, due_at, last_failure) VALUES (?, ?, ?, 0, ?, NULL)',
      [uuidV7(now), submissionId, channel, now],
    );
  }
}

/** Two instances must not wait for each other's rows; the file has one writer in any case. */
const skipLocked = (store: Store): string => (store.dialect === 'postgresql' ? 'FOR UPDATE SKIP LOCKED' : '');

/**
 * Takes what is due and puts it off by `leaseMs`: should this process die on the way, it is due again then.
 */
export async function claim(store: Store, now: number, leaseMs: number, most: number): Promise<Delivery[]> {
  const rows = await store.query(
    `UPDATE outbox SET due_at = ?, attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox WHERE due_at <= ? ORDER BY due_at LIMIT ? ${skipLocked(store)})
     RETURNING id, submission_id, channel, attempts`,
    [now + leaseMs, now, most],
  );
  const deliveries: Delivery[] = [];
  for (const row of rows) {
    const [found] = await store.query(`SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE id = ?`, [
      textOf(row, 'submission_id'),
    ]);
    if (found === undefined) continue;
    deliveries.push({
      id: textOf(row, 'id'),
      channel: v.parse(channelSchema, row['channel']),
      attempts: integerOf(row, 'attempts'),
      submission: toSubmission(found),
    });
  }
  return deliveries;
}

export async function settle(store: Store, id: string): Promise<void> {
  await store.query('DELETE FROM outbox WHERE id = ?', [id]);
}

export async function postpone(store: Store, id: string, dueAt: number, failure: string): Promise<void> {
  await store.query('UPDATE outbox SET due_at = ?, last_failure = ? WHERE id = ?', [dueAt, failure, id]);
}
