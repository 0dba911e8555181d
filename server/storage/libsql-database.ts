import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { SITE_CODES } from '../../src/config/site-codes';
import { errorCode } from '../errors/error-code';
import { StoreOpenError, StoreUnavailableError } from './store';

export type LibsqlDatabase = Database.Database;

/** In the data folder. While it is open, or when its process was killed, the latest is in the log beside it. */
export const DATABASE_FILE = `${SITE_CODES.slug}.db`;
export const LOG_SUFFIX = '-wal';
/** Tables that are kept in memory: see open-store.ts. */
export const COUNTS = ['rate_limits', 'login_guards'];

/** A `leads` command may hold the file for a moment. */
const LOCK_WAIT_MS = 2_000;

/** Failures that another try may not meet: busy, full, read-only, input/output. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

/** Gives driver errors of the environment their own class; leaves mistakes of the program as they are. */
export function translateLibsqlError(error: unknown): unknown {
  const code = errorCode(error);
  if (!UNAVAILABLE.test(code)) return error;
  return new StoreUnavailableError(`the database file failed (${code})`, { cause: error });
}

/** @throws StoreOpenError */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreOpenError(`The data folder ${folder} can't be written (${errorCode(error)}).`);
  }
}

function mayBeUsed(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch (error) {
    return errorCode(error) !== 'EACCES';
  }
}

/** A line for a person. @param code of the driver */
export function fileFailure(code: string, file: string): string {
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `Another process is using ${file}; stop it, or set DATA_DIR.`;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `${file} is damaged or not a database; it was left as it is. Restore a copy, or set DATA_DIR.`;
  }
  if (code.startsWith('SQLITE_READONLY')) return `The database ${file} can't be written.`;
  if (code.startsWith('SQLITE_FULL')) return `The disk that holds ${file} is full.`;
  // The driver names no code then; one that root has restored, or copied, is nobody else's to read.
  if (code === '' && !mayBeUsed(file))
    return `The database ${file} is another user's; give it to the server's (chown).`;
  return `The database ${file} can't be used (${code === '' ? 'no such place' : code}).`;
}

/**
 * Opens the file for this process alone.
 * EXCLUSIVE must come before WAL: then there is no shared memory file, and a second process is refused.
 * @throws StoreOpenError with a line for a person.
 */
export function openLibsqlFile(file: string): LibsqlDatabase {
  let database: LibsqlDatabase | undefined;
  try {
    database = new Database(file, { timeout: LOCK_WAIT_MS });
    database.pragma('locking_mode=EXCLUSIVE');
    database.pragma('journal_mode=WAL');
    // What is committed is flushed by shared-flush.ts, before anybody is told; this orders the log and the file.
    database.pragma('synchronous=NORMAL');
    // What somebody had deleted must not be read from the free space of a copy.
    database.pragma('secure_delete=ON');
    database.exec('BEGIN IMMEDIATE; COMMIT');
    checkIntegrity(database);
    return database;
  } catch (error) {
    database?.close();
    throw new StoreOpenError(fileFailure(errorCode(error), file), { cause: error });
  }
}

/**
 * A new release that was not made the company's again would begin an empty database beside the company's own, and its
 * leads would seem to be gone.
 * @throws StoreOpenError
 */
export function refuseOtherDatabases(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.db'));
  if (names.length === 0 || names.includes(DATABASE_FILE)) return;
  throw new StoreOpenError(
    `${folder} has ${names.join(', ')}, and this build would begin ${DATABASE_FILE}: configure the build as the one before it, or give the file that name.`,
  );
}

/** The database of a data folder. @throws StoreOpenError */
export function openLibsqlDatabase(folder: string): LibsqlDatabase {
  prepareFolder(folder);
  refuseOtherDatabases(folder);
  return openLibsqlFile(join(folder, DATABASE_FILE));
}

/** Finds damage before anything is written on top of it. */
function checkIntegrity(database: LibsqlDatabase): void {
  const rows = database.pragma('quick_check(1)');
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const ok = typeof first === 'object' && first !== null && Object.values(first).includes('ok');
  if (!ok) throw Object.assign(new Error('quick_check failed'), { code: 'SQLITE_CORRUPT' });
}
