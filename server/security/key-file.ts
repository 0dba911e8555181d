import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';

/** Beside the database, and not in it: a copy of the one alone says nothing. */
export const KEY_FILE = 'secret.key';

/** The keys of the folder, a line each, today's first. */
export function readKeyFile(folder: string): string[] {
  try {
    const lines = readFileSync(join(folder, KEY_FILE), 'utf8').split('\n');
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** As a whole or not at all, for this user alone. */
function write(folder: string, keys: readonly string[], place: (from: string, to: string) => void): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fresh = join(folder, `${KEY_FILE}.${process.pid}`);
  rmSync(fresh, { force: true });
  writeDurably(fresh, `${keys.join('\n')}\n`);
  try {
    place(fresh, join(folder, KEY_FILE));
  } finally {
    rmSync(fresh, { force: true });
  }
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

export const writeKeyFile = (folder: string, keys: readonly string[]): void =>
  write(folder, keys, renameSync);

/** Makes the file with one key, or keeps the one that another process has made meanwhile. */
export function makeKeyFile(folder: string, key: string): string[] {
  try {
    write(folder, [key], linkSync);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readKeyFile(folder);
}
