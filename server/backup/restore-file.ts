import { existsSync } from 'node:fs';
import { chown, copyFile, link, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';
import { isServerRunning } from '../operator/ask-server';
import { CommandError } from '../operator/program';
import { findSocketPath } from '../operator/socket-path';
import { DATABASE_FILE, LOG_SUFFIX, openLibsqlFile, prepareFolder } from '../storage/libsql-database';
import { makeEmptyFile, requireBackupOf, syncPath } from './backup-file';
import { type CheckedCopy, checkCopy } from './check-copy';

export interface Restored extends CheckedCopy {
  /** The file of before, if there was one. */
  kept: string | undefined;
}

/** A restore that was killed leaves it; the server removes it when it starts. */
export const RESTORING = `${DATABASE_FILE}.restoring`;

const BUSY = /^SQLITE_(BUSY|LOCKED)/;

const runs = (): CommandError => new CommandError('The server is running on this database; stop it first.');

async function removeWithLog(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}${LOG_SUFFIX}`, { force: true });
}

/** Moves what is in the log into the file. One that is damaged stays as it is. @throws CommandError when it is in use. */
function settle(file: string): void {
  try {
    const database = openLibsqlFile(file);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  } catch (error) {
    if (error instanceof Error && BUSY.test(errorCode(error.cause))) throw runs();
  }
}

/**
 * Gives the database of now a second name, and looks by that whether anybody uses it: the driver holds a file until
 * the process ends, and clears up then what lies beside the name that it was opened by.
 */
async function keepOld(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const kept = `${file}.before-${new Date().toISOString().replace(/[-:]/g, '')}`;
  await link(file, kept);
  try {
    if (existsSync(`${file}${LOG_SUFFIX}`)) await link(`${file}${LOG_SUFFIX}`, `${kept}${LOG_SUFFIX}`);
    settle(kept);
  } catch (error) {
    await removeWithLog(kept);
    throw error;
  }
  return kept;
}

/** A copy in the data folder, checked; a log beside the backup belongs to it. */
async function copyChecked(backup: string, fresh: string): Promise<CheckedCopy> {
  await removeWithLog(fresh);
  await makeEmptyFile(fresh);
  await copyFile(backup, fresh);
  const log = `${backup}${LOG_SUFFIX}`;
  if (existsSync(log)) await copyFile(log, `${fresh}${LOG_SUFFIX}`);
  const contents = checkCopy(fresh, backup);
  await syncPath(fresh);
  return contents;
}

/** Restored by root, it is the server's all the same. */
async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

/**
 * Puts a backup in the place of the file's database, as a whole or not at all; the old one stays beside it.
 * @param backup absolute.
 * @throws CommandError
 */
export async function restoreFile(dataDir: string, backup: string): Promise<Restored> {
  await requireBackupOf('the file', backup);
  if (await isServerRunning(findSocketPath(dataDir))) throw runs();
  prepareFolder(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const fresh = join(dataDir, RESTORING);
  try {
    const contents = await copyChecked(backup, fresh);
    await giveToOwnerOf(dataDir, fresh);
    const kept = await keepOld(file);
    // The old one's, which would be read into the new one.
    await rm(`${file}${LOG_SUFFIX}`, { force: true });
    await rename(fresh, file);
    await syncPath(dataDir);
    return { ...contents, kept };
  } finally {
    await removeWithLog(fresh);
  }
}
