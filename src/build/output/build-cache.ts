import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/build');

/** What no build has asked for in this time goes. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** One name for these together. */
export const digest = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

async function remembered(file: string): Promise<Buffer | null> {
  // Not yet, or taken away meanwhile: it can be made again.
  const content = await readFile(file).catch(() => null);
  const now = new Date();
  if (content) await utimes(file, now, now).catch(() => {}); // It can be read where nothing can be written.
  return content;
}

let isTold = false;

/**
 * Written beside and renamed: a build that is ended leaves no half of a file, which the next would take for whole. Where
 * nothing can be written, as in packages that are another user's, a build only takes longer.
 */
async function keep(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(beside, content);
    await rename(beside, file);
  } catch (error) {
    if (!isTold) console.warn(`What this build makes is not kept for the next: ${(error as Error).message}`);
    isTold = true;
  }
}

/**
 * What the last builds have made, or what is made now.
 * @param name says all that it depends on: of a digest, with the ending that it would have as a file
 */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE, name);
  const known = await remembered(file);
  if (known) return known;
  const made = await make();
  await keep(file, made);
  return made;
}

/** Makes what nobody asks for yet, unless it is there. @param name see `cached` */
export async function keepAhead(name: string, make: () => Promise<Buffer>): Promise<void> {
  const file = join(CACHE, name);
  const isKept = await access(file).then(
    () => true,
    () => false,
  );
  if (!isKept) await keep(file, await make());
}

/** Of a file, and 0 where there is none: what stands beside another's name for a moment is renamed between two looks. */
const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Takes away what has been of no use for a week, while other builds and this one's compression ahead go on writing. */
export async function takeAwayUnused(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    if (Date.now() - (await changedAt(file)) > KEPT_MS) await rm(file).catch(() => {});
  }
}

/** A build that looks at each of some thousand files does so for nothing on all but one day of seven. */
const TIDIED = join(CACHE, 'tidied');
const TIDIED_FOR_MS = KEPT_MS / 7;

/** Looks whether anything is of no use any more, once a day. */
export async function tidyCache(): Promise<void> {
  if (Date.now() - (await changedAt(TIDIED)) < TIDIED_FOR_MS) return;
  await keep(TIDIED, Buffer.alloc(0));
  await takeAwayUnused(CACHE);
}
