import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A name that no build has. */
const FRESH = '.configure';

/** A file and its compressed twins, where it has them. */
function* partsOf(file: string, text: string): Generator<[string, Buffer]> {
  const content = Buffer.from(text);
  yield [file, content];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  if (existsSync(`${file}.br`)) yield [`${file}.br`, brotliCompressSync(content, { params })];
  if (existsSync(`${file}.gz`)) {
    yield [`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION })];
  }
}

const isOther = (file: string, text: string): boolean =>
  !existsSync(file) || readFileSync(file, 'utf8') !== text;

/**
 * Writes the texts that are other than what is there, each beside its place first: where the disk is full, nothing has
 * changed.
 * @returns how many files are other than before
 */
export function writeAll(texts: ReadonlyMap<string, string>): number {
  const changed = [...texts].filter(([file, text]) => isOther(file, text));
  const written: string[] = [];
  try {
    for (const [file, text] of changed) {
      for (const [part, content] of partsOf(file, text)) {
        written.push(part);
        mkdirSync(dirname(part), { recursive: true });
        writeFileSync(part + FRESH, content);
      }
    }
  } catch (error) {
    for (const part of written) rmSync(part + FRESH, { force: true });
    throw error;
  }
  for (const part of written) renameSync(part + FRESH, part);
  return changed.length;
}
