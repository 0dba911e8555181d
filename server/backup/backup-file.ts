import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is at a path stays until it is whole on the disk: also the name in its folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
