import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';
import { createEntityTags, type EntityTags } from './entity-tags';

export interface SiteFile {
  entityTag: string;
  /** `br` or `gzip`, or undefined for the plain file. */
  encoding: string | undefined;
  /** Undefined when the client has it already. */
  body: Buffer | undefined;
}

/** The files of the built site as they are on disk now. Paths begin with a slash and have no way out of the folder. */
export interface SiteFiles {
  has(path: string): boolean;
  /**
   * Compressed where the build has it so and the client takes it; undefined when there is no such file.
   * @param isHeld whether the client holds what has this tag.
   */
  find(
    path: string,
    acceptEncoding: string,
    isHeld: (entityTag: string) => boolean,
  ): Promise<SiteFile | undefined>;
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Whether `Accept-Encoding` takes an encoding, with `;q=0` meaning that it does not. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function openOrUndefined(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * Reads the whole file through one handle. What is sent is what was read, so a build that is replaced meanwhile
 * never gives a length or a tag that does not fit.
 */
async function readFile(
  file: string,
  tags: EntityTags,
  isHeld: (entityTag: string) => boolean,
): Promise<Pick<SiteFile, 'entityTag' | 'body'> | undefined> {
  const handle = await openOrUndefined(file);
  if (handle === undefined) return undefined;
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) return undefined;
    const known = tags.known(file, stats);
    if (known !== undefined && isHeld(known)) return { entityTag: known, body: undefined };
    const body = await handle.readFile();
    const same = known !== undefined && BigInt(body.length) === stats.size;
    const entityTag = same ? known : tags.hash(file, stats, body);
    return { entityTag, body: isHeld(entityTag) ? undefined : body };
  } finally {
    await handle.close();
  }
}

/** @param folder absolute. */
export function createSiteFiles(folder: string): SiteFiles {
  const tags = createEntityTags();
  return {
    has: (path) => existsSync(join(folder, path)),
    async find(path, acceptEncoding, isHeld) {
      const file = join(folder, path);
      for (const { name, extension } of ENCODINGS) {
        if (!accepts(acceptEncoding, name)) continue;
        const found = await readFile(file + extension, tags, isHeld);
        if (found !== undefined) return { ...found, encoding: name };
      }
      const found = await readFile(file, tags, isHeld);
      return found === undefined ? undefined : { ...found, encoding: undefined };
    },
  };
}
