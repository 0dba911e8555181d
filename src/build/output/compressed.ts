import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CACHE = resolve('node_modules/.cache/compressed');

/** What no build has asked for in this time goes. */
const KEPT_MS = 7 * 24 * 3_600_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** By the ending of the compressed file. Both at their highest level: the work is done once for each content. */
const METHODS = {
  br: (content: Buffer) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
};

export type Ending = keyof typeof METHODS;

export const ENDINGS = Object.keys(METHODS) as Ending[];

async function remembered(file: string): Promise<Buffer | null> {
  try {
    const content = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return content;
  } catch {
    return null; // Not yet, or taken away meanwhile: it can be made again.
  }
}

/** The content compressed, from the last build that had the same. */
export async function compressed(content: Buffer, ending: Ending): Promise<Buffer> {
  const file = join(CACHE, `${createHash('sha256').update(content).digest('hex')}.${ending}`);
  const known = await remembered(file);
  if (known) return known;
  const made = await METHODS[ending](content);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, made);
  return made;
}

/** Takes away what has been of no use for a week. */
export async function tidyCompressed(): Promise<void> {
  const names = await readdir(CACHE).catch(() => []);
  for (const name of names) {
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(CACHE, name), { force: true });
  }
}
