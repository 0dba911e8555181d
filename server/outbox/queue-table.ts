import { type Selectable, sql } from 'kysely';
import type { Database } from '../storage/database';
import { isPostgres } from '../storage/is-postgres';
import type { Store } from '../storage/store';
import { LONGEST_BACKOFF_MS } from './backoff';
import { type Owed, type Queue, REFUSED } from './queue';

/** The tables of what is owed, which have these columns alike: id, channel, attempts, due_at, last_failure. */
type QueueTable = 'outbox' | 'messages';

/** Two instances must not wait for each other's rows; the file has one writer, and SQLite no such words. */
const lockOf = (store: Store) => sql.raw(isPostgres(store) ? 'FOR UPDATE SKIP LOCKED' : '');

interface Rows<Table extends QueueTable, Item extends Owed> {
  /** What claimed rows tell of. */
  read(claimed: Selectable<Database[Table]>[]): Item[] | Promise<Item[]>;
  /** How many the channel owes, and when the oldest was promised. */
  count(): Promise<{ waiting: number; since: number }>;
}

/** What one channel owes of a table. */
export function queueOf<Table extends QueueTable, Item extends Owed>(
  store: Store,
  table: Table,
  channel: string,
  { read, count }: Rows<Table, Item>,
): Queue<Item> {
  const rows = sql.table(table);
  return {
    /**
     * What lies further ahead than any wait was put off by a clock that was set back since, and is due too. The order by
     * tries has no index: 4 ms where 20,000 are due, little for one and much for each eight of a backlog.
     */
    async claim({ now, leaseMs, most, refused }) {
      const isRefused = sql`COALESCE(last_failure, '') LIKE ${`${REFUSED}%`}`;
      const order = sql.raw(most === 1 ? 'attempts, due_at' : 'due_at');
      const due = sql`SELECT id FROM ${rows}
        WHERE channel = ${channel} AND (due_at <= ${now} OR due_at > ${now + LONGEST_BACKOFF_MS})
          AND ${refused ? isRefused : sql`NOT (${isRefused})`}
        ORDER BY ${order} LIMIT ${most} ${lockOf(store)}`;
      const claimed = sql<Selectable<Database[Table]>>`UPDATE ${rows}
        SET due_at = ${now + leaseMs}, attempts = attempts + 1 WHERE id IN (${due}) RETURNING *`;
      return read((await claimed.execute(store)).rows);
    },
    async settle(id) {
      await sql`DELETE FROM ${rows} WHERE id = ${id}`.execute(store);
    },
    async postpone(id, dueAt, failure) {
      const put = sql`UPDATE ${rows} SET due_at = ${dueAt}, last_failure = ${failure} WHERE id = ${id}`;
      await put.execute(store);
    },
    async oldest(now) {
      const { waiting, since } = await count();
      return { waiting, oldestMs: waiting === 0 ? 0 : Math.max(0, now - since) };
    },
  };
}
