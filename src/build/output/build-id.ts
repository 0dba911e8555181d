import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readTextsFile } from '../texts/texts-file';
import { digest } from './build-cache';
import { filesBelow } from './files-below';
import { CLIENT_FOLDER, PRERENDER_FOLDER } from './output-folders';

/** In development nothing is built, and nothing is kept. */
export const DEV_BUILD_ID = 'dev';

const ID_LENGTH = 12;

/** Vike writes the place of the build into it; what it imports is named by its own content. */
const VIKE_ENTRY = join(PRERENDER_FOLDER, 'entry.mjs');

/** What a build is made of but for its texts: a digest of both bundles. */
async function hashCode(): Promise<string> {
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
  return hash.digest('hex');
}

let code: Promise<string> | undefined;

/** Before any page is written, for then the client is the bundle alone. */
export function getCodeDigest(): Promise<string> {
  code ??= hashCode();
  return code;
}

/** The same commit gives the same id, anywhere. @param code see `BuiltCompany` */
export const buildIdOf = async (code: string): Promise<string> =>
  digest(code, await readTextsFile()).slice(0, ID_LENGTH);

let id: Promise<string> | undefined;

export function getBuildId(): Promise<string> {
  id ??= import.meta.env.DEV ? Promise.resolve(DEV_BUILD_ID) : getCodeDigest().then(buildIdOf);
  return id;
}
