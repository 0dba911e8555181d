import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from './files-below';
import { CLIENT_FOLDER, PRERENDER_FOLDER } from './output-folders';

/** In development nothing is built, and nothing is kept. */
export const DEV_BUILD_ID = 'dev';

const ID_LENGTH = 12;

/** Vike writes the place of the build into it; what it imports is named by its own content. */
const VIKE_ENTRY = join(PRERENDER_FOLDER, 'entry.mjs');

async function hashOutput(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [CLIENT_FOLDER, PRERENDER_FOLDER]) {
    for (const file of (await filesBelow(folder)).sort()) {
      if (file === VIKE_ENTRY) continue;
      hash
        .update(relative(folder, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, ID_LENGTH);
}

let id: Promise<string> | undefined;

/** From the content of both bundles, before any page is written: the same commit gives the same id, anywhere. */
export function getBuildId(): Promise<string> {
  id ??= import.meta.env.DEV ? Promise.resolve(DEV_BUILD_ID) : hashOutput();
  return id;
}
