import { type Selectable, sql } from 'kysely';
import type { Database } from '../storage/database';
import { isPostgres } from '../storage/is-postgres';
import type { Store } from '../storage/store';
import { LONGEST_BACKOFF_MS } from './backoff';

/** The tables of what is owed, which have these columns alike: id, channel, attempts, due_at, last_failure. */
export type QueueTable = 'outbox' | 'messages';

/** Two instances must not wait for each other's rows; the file has one writer, and SQLite no such words. */
const lockOf = (store: Store) => sql.raw(isPostgres(store) ? 'FOR UPDATE SKIP LOCKED' : '');

interface Claim {
  channel: string;
  now: number;
  leaseMs: number;
  most: number;
}

/** What lies further ahead than any wait was put off by a clock that was set back since, and is due too. */
export async function claimRows<Table extends QueueTable>(
  store: Store,
  table: Table,
  { channel, now, leaseMs, most }: Claim,
): Promise<Selectable<Database[Table]>[]> {
  const due = sql`SELECT id FROM ${sql.table(table)}
    WHERE channel = ${channel} AND (due_at <= ${now} OR due_at > ${now + LONGEST_BACKOFF_MS})
    ORDER BY due_at LIMIT ${most} ${lockOf(store)}`;
  const claimed = sql<Selectable<Database[Table]>>`UPDATE ${sql.table(table)}
    SET due_at = ${now + leaseMs}, attempts = attempts + 1 WHERE id IN (${due}) RETURNING *`;
  return (await claimed.execute(store)).rows;
}

export async function settleRow(store: Store, table: QueueTable, id: string): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(store);
}

export async function postponeRow(
  store: Store,
  table: QueueTable,
  { id, dueAt, failure }: { id: string; dueAt: number; failure: string },
): Promise<void> {
  const put = sql`UPDATE ${sql.table(table)} SET due_at = ${dueAt}, last_failure = ${failure} WHERE id = ${id}`;
  await put.execute(store);
}

/** @param oldest when the oldest was promised, of so many that wait. */
export function ageOf({ waiting, since }: { waiting: number; since: number }, now: number) {
  return { waiting, oldestMs: waiting === 0 ? 0 : Math.max(0, now - since) };
}
