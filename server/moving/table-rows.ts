import { type Kysely, sql } from 'kysely';
import type { Connection } from '../storage/store';
import type { Table } from './tables';

export type Row = Record<string, unknown>;

/** Few enough for memory and for the parameters of one statement. */
const PAGE_SIZE = 500;

/** The tables have different columns, which only their rows know. */
const untyped = (connection: Connection): Kysely<Record<string, Row>> => connection.withTables();

/** All rows of a table, a page at a time. */
export async function* pagesOf(connection: Connection, { name, key }: Table): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const query = untyped(connection).selectFrom(name).selectAll().where(key, '>', after).orderBy(key);
    const rows = await query.limit(PAGE_SIZE).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    after = String(rows.at(-1)?.[key]);
  }
}

export async function insertRows(connection: Connection, { name }: Table, rows: Row[]): Promise<void> {
  await untyped(connection).insertInto(name).values(rows).execute();
}

/** The rows of these keys, by their keys: the two databases don't sort text alike. */
export async function findRows(
  connection: Connection,
  { name, key }: Table,
  keys: readonly unknown[],
): Promise<Map<unknown, Row>> {
  const query = untyped(connection).selectFrom(name).selectAll().where(key, 'in', keys);
  return new Map((await query.execute()).map((row) => [row[key], row]));
}

export async function countRows(connection: Connection, { name }: Table): Promise<number> {
  const query = sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(name)}`;
  return (await query.execute(connection)).rows[0]?.rows ?? 0;
}
