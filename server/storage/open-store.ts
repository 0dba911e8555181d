import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Config } from '../config/config';
import { errorCode } from '../errors/error-code';
import type { Database } from './database';
import { COUNTS, DATABASE_FILE, fileFailure, openLibsqlDatabase } from './libsql-database';
import { libsqlDialect } from './libsql-dialect';
import { migrate } from './migrate';
import { postgresDialect } from './postgres-dialect';
import { type Store, StoreOpenError } from './store';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>;

/** Where the data is, for people: a folder, or a host and its database, never a password. */
export function placeOf({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

const dialectOf = ({ dataDir, databaseUrl, databasePoolSize }: Place): Dialect =>
  databaseUrl === undefined
    ? libsqlDialect(openLibsqlDatabase(dataDir), join(dataDir, DATABASE_FILE))
    : postgresDialect(databaseUrl, databasePoolSize);

/**
 * With the file, one process counts all posts and tries, so the counts need not outlive it: written down, each would
 * wait for flushes of its own, and a flood of log-ins would hold the one thread. A temporary table hides the one of
 * the same name.
 */
const COUNTS_IN_MEMORY = [
  'PRAGMA temp_store=MEMORY',
  ...COUNTS.flatMap((table) => [
    `CREATE TEMP TABLE ${table} AS SELECT * FROM main.${table}`,
    `CREATE UNIQUE INDEX temp.${table}_key_hash ON ${table} (key_hash)`,
    `CREATE INDEX temp.${table}_in_memory ON ${table} (window_start)`,
    `DELETE FROM main.${table}`,
  ]),
];

/** PostgreSQL's own: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const IN_WORDS: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'its pg_hba.conf lets nobody in from here',
  '3D000': 'there is no database of that name',
  '57014':
    'it did not answer in time; behind pgbouncer a release of before may have left a lock there: RECONNECT, or restart it',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause ?? error;
  const code = errorCode(cause);
  if (code !== '') return code;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}

const inWords = (reason: string): string =>
  IN_WORDS[reason] === undefined ? reason : `${reason}: ${IN_WORDS[reason]}`;

const openUnmigrated = (place: Place): Store => new Kysely<Database>({ dialect: dialectOf(place) });

/** A database that can't answer, with one line for a person. */
export function unusable(place: Place, cause: unknown): StoreOpenError {
  const reason = reasonOf(cause);
  const line = reason.startsWith('SQLITE_')
    ? fileFailure(reason, join(place.dataDir, DATABASE_FILE))
    : `The database at ${placeOf(place)} can't be used (${inWords(reason)}).`;
  return new StoreOpenError(line, { cause });
}

/**
 * The names of a database's tables, as it is: for what looks before it changes.
 * @throws StoreOpenError with one line for a person.
 */
export async function tablesOf(place: Place): Promise<string[]> {
  const store = openUnmigrated(place);
  try {
    const tables = await store.introspection.getTables({ withInternalKyselyTables: true });
    return tables.map(({ name }) => name);
  } catch (error) {
    throw unusable(place, error);
  } finally {
    await store.destroy();
  }
}

/**
 * Opens the configured database and brings its schema up to date.
 * @throws StoreOpenError with one line for a person.
 */
export async function openStore(place: Place): Promise<Store> {
  const store = openUnmigrated(place);
  try {
    await migrate(store);
    if (place.databaseUrl === undefined) {
      for (const statement of COUNTS_IN_MEMORY) await sql.raw(statement).execute(store);
    }
    return store;
  } catch (error) {
    await store.destroy();
    throw unusable(place, error);
  }
}
