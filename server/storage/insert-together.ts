import { type Compilable, type OperationNodeSource, sql } from 'kysely';
import { errorCode } from '../errors/error-code';
import { isPostgres } from './is-postgres';
import type { Store } from './store';

/** A statement of Kysely's that was not run yet. */
export type Insert = Compilable & OperationNodeSource;

/** SQLSTATE 23505, and SQLite's of a key and of another column. */
const TAKEN = /^(?:23505|SQLITE_CONSTRAINT_(?:PRIMARYKEY|UNIQUE))$/;

/** A row was not stored, for another one has what may be there once. */
export const isTaken = (error: unknown): boolean => TAKEN.test(errorCode(error));

/**
 * Stores rows of several tables, all or none, durably. To PostgreSQL they are one statement, where each of a transaction's
 * waits for the answer to the one before; the file has no such statement, and nothing to wait for.
 */
export async function insertTogether(store: Store, inserts: readonly [Insert, ...Insert[]]): Promise<void> {
  if (isPostgres(store)) {
    const [last, ...others] = inserts;
    const parts = others.map((insert, place) => sql`${sql.id(`part${place}`)} AS (${insert})`);
    const whole = parts.length > 0 ? sql`WITH ${sql.join(parts)} ${last}` : sql`${last}`;
    await whole.execute(store);
    return;
  }
  await store.transaction().execute(async (tx) => {
    for (const insert of inserts) await tx.executeQuery(insert);
  });
}
