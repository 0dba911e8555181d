import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/**
 * Lets every user read a file or enter a folder: the web server is another one than the user that puts a build up, whose
 * umask may keep all that it makes to itself. Nothing is taken away, as from a group that puts builds up together. A link
 * is left alone, for what it leads to need not be of the build.
 */
export function makePublic(path: string): void {
  const stats = lstatSync(path);
  if (!stats.isFile() && !stats.isDirectory()) return;
  const wanted = stats.isFile() ? FILE_MODE : FOLDER_MODE;
  if ((stats.mode & wanted) !== wanted) chmodSync(path, (stats.mode & 0o7777) | wanted);
}

/** A folder and all that is in it. */
export function makeAllPublic(folder: string): void {
  makePublic(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    makePublic(join(entry.parentPath, entry.name));
  }
}

/** Makes a folder, and those above it, for every user to enter. One that is there stays as somebody wanted it. */
export function makePublicFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made))
    makePublic(made);
}
