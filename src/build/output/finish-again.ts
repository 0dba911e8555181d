import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '../hosts/compressible';
import { compressFiles } from './compress-files';
import { ENDINGS } from './compressed';
import { filesBelow } from './files-below';
import { CLIENT_FOLDER } from './output-folders';

const CARDS = /\bcard-[\w-]+\.png/g;
const CARD = new RegExp(`^${CARDS.source}$`);
const TWIN = new RegExp(`\\.(?:${ENDINGS.join('|')})$`);

const twinsOf = (file: string): string[] => ENDINGS.map((ending) => `${file}.${ending}`);

async function removeOthers(folder: string, isKept: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(join(CLIENT_FOLDER, folder))) {
    if (!isKept(name)) await rm(join(CLIENT_FOLDER, folder, name), { recursive: true });
  }
}

/** The pictures for sharing that documents name; of thousands no more than one is held at a time. */
async function namedCards(): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const file of await filesBelow(CLIENT_FOLDER)) {
    if (!file.endsWith('.html')) continue;
    for (const [name] of (await readFile(file, 'utf8')).matchAll(CARDS)) named.add(name);
  }
  return named;
}

/** Takes away what the build had before it was rendered again, and has no more. @param id that it has now */
export async function clearAway(id: string): Promise<void> {
  const cards = await namedCards();
  await removeOthers('_payload', (name) => name === id);
  await removeOthers('_build/meta', (name) => name.startsWith(id));
  await removeOthers('assets', (name) => !CARD.test(name) || cards.has(name));
}

const timeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.NEGATIVE_INFINITY,
  );

async function isOutdated(file: string): Promise<boolean> {
  const times = await Promise.all([file, ...twinsOf(file)].map(timeOf));
  return times.some((time) => time < (times[0] ?? 0));
}

/** Compresses what is younger than its compressed twins; what has become too small for them loses them. */
export async function compressOutdated(): Promise<void> {
  const outdated: string[] = [];
  for (const file of await filesBelow(CLIENT_FOLDER)) {
    if (TWIN.test(file)) continue;
    if (!isCompressible(file, (await stat(file)).size))
      await Promise.all(twinsOf(file).map((twin) => rm(twin, { force: true })));
    else if (await isOutdated(file)) outdated.push(file);
  }
  await compressFiles(outdated);
}
