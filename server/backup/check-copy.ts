import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import * as v from 'valibot';
import { errorCode } from '../errors/error-code';
import { CommandError } from '../operator/program';
import { type LibsqlDatabase, openLibsqlFile } from '../storage/libsql-database';
import { MIGRATIONS } from '../storage/migrations';
import { StoreOpenError } from '../storage/store';

export interface CheckedCopy {
  /** What the forms have brought in. */
  leads: number;
  /** Steps of the schema that this release does not know. */
  newer: string[];
}

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** What the driver answers, of which nothing is known before the copy is checked. */
const rowsOf = (database: LibsqlDatabase, text: string): Record<string, unknown>[] =>
  v.parse(rowsSchema, database.prepare(text).all());

const isWhole = (database: LibsqlDatabase): boolean =>
  rowsOf(database, 'PRAGMA integrity_check').every((row) => Object.values(row)[0] === 'ok');

function contentsOf(database: LibsqlDatabase): CheckedCopy {
  const steps = rowsOf(database, `SELECT name FROM ${DEFAULT_MIGRATION_TABLE}`).map(({ name }) =>
    String(name),
  );
  const [{ leads } = {}] = rowsOf(database, 'SELECT count(*) AS leads FROM submissions');
  return { leads: Number(leads), newer: steps.filter((name) => MIGRATIONS[name] === undefined) };
}

const isOfFullDisk = (error: unknown): boolean =>
  errorCode(error instanceof StoreOpenError ? error.cause : error) === 'SQLITE_FULL';

/**
 * Looks whether a file is a whole database of this program, and moves what is in a log beside it into it.
 * @param name for the person who named it.
 * @throws CommandError, and what a full disk is told by.
 */
export function checkCopy(file: string, name: string): CheckedCopy {
  let database: LibsqlDatabase | undefined;
  try {
    database = openLibsqlFile(file);
    if (!isWhole(database)) throw new Error('integrity_check failed');
    const contents = contentsOf(database);
    database.pragma('wal_checkpoint(TRUNCATE)');
    return contents;
  } catch (error) {
    // The copy's own disk, which is not the backup's fault.
    if (isOfFullDisk(error)) throw error;
    throw new CommandError(`${name} is damaged, or no backup of this site; nothing was changed.`);
  } finally {
    database?.close();
  }
}
