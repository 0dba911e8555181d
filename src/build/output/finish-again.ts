import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '../hosts/compressible';
import { compressFiles } from './compress-files';
import { ENDINGS } from './compressed';
import { filesBelow } from './files-below';
import { CLIENT_FOLDER } from './output-folders';

const CARD = /^card-[\w-]+\.png$/;
const TWIN = new RegExp(`\\.(?:${ENDINGS.join('|')})$`);

const twinsOf = (file: string): string[] => ENDINGS.map((ending) => `${file}.${ending}`);

async function removeOthers(folder: string, isKept: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(join(CLIENT_FOLDER, folder))) {
    if (!isKept(name)) await rm(join(CLIENT_FOLDER, folder, name), { recursive: true });
  }
}

/** Takes away what the build had before it was rendered again, and has no more. @param id that it has now */
export async function clearAway(id: string): Promise<void> {
  const documents = (await filesBelow(CLIENT_FOLDER)).filter((file) => file.endsWith('.html'));
  const html = await Promise.all(documents.map((file) => readFile(file, 'utf8')));
  await removeOthers('_payload', (name) => name === id);
  await removeOthers('_build/meta', (name) => name.startsWith(id));
  await removeOthers('assets', (name) => !CARD.test(name) || html.some((text) => text.includes(name)));
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
