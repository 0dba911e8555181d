import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../errors/error-code';
import { CommandError } from '../operator/program';

async function withOpen(path: string, work: (handle: FileHandle) => Promise<unknown>): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

/** What is at a path stays until it is whole on the disk: also the name in its folder. */
export const syncPath = (path: string): Promise<void> => withOpen(path, (handle) => handle.sync());

const UNREADABLE: Record<string, string> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder; name the file that backup wrote',
};

/** What a backup of each begins with, and how one of the other is put back. */
const KINDS = {
  'the file': { begins: 'SQLite format 3', elsewhere: 'restore it without DATABASE_URL, then move it' },
  PostgreSQL: { begins: 'PGDMP', elsewhere: 'restore it with DATABASE_URL' },
} as const;

async function beginningOf(file: string): Promise<string> {
  const beginning = Buffer.alloc(16);
  try {
    // A folder can be opened, and not read.
    await withOpen(file, (handle) => handle.read(beginning));
  } catch (error) {
    const code = errorCode(error);
    throw new CommandError(`${file} ${UNREADABLE[code] ?? `can't be read (${code})`}.`);
  }
  return beginning.toString('latin1');
}

/** @throws CommandError where there is no file that can be read, or it is a backup of the other database. */
export async function requireBackupOf(kind: keyof typeof KINDS, file: string): Promise<void> {
  const beginning = await beginningOf(file);
  const other = kind === 'PostgreSQL' ? 'the file' : 'PostgreSQL';
  const { begins, elsewhere } = KINDS[other];
  if (beginning.startsWith(begins)) throw new CommandError(`${file} is a backup of ${other}: ${elsewhere}.`);
}

/** Makes an empty file for this user alone. @throws EEXIST */
export async function makeEmptyFile(path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close();
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw Object.assign(new Error('the file exists'), { code: 'EEXIST' });
}

/**
 * Has a file written beside its place and puts it there once it is on the disk: as a whole or not at all, for this
 * user alone, and never over another.
 * @param write fills the empty file that it is given the path of.
 * @throws EEXIST, and what `write` throws; nothing is left then.
 */
export async function writeWhole(file: string, write: (path: string) => Promise<void>): Promise<void> {
  refuseExisting(file);
  const fresh = `${file}.${process.pid}`;
  await rm(fresh, { force: true });
  await makeEmptyFile(fresh);
  try {
    await write(fresh);
    await syncPath(fresh);
    // A long copy leaves time for another. A hard link would refuse by itself, which not every disk can make.
    refuseExisting(file);
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
  await syncPath(dirname(file));
}
