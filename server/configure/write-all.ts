import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../../src/build/hosts/compressible';
import { tellingDisk } from '../operator/disk-failure';
import { makePublic, makePublicFolder } from './public-files';

/** A name that no build has. */
const FRESH = '.configure';

/** Beside a file of the client, compressed as the build does it. */
const TWINS: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': (content) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

const ENDINGS = Object.keys(TWINS);

/** What is to be put into a build, and taken out of it. */
export interface Changes {
  /** Whole files, by their paths. */
  written: ReadonlyMap<string, string | Buffer>;
  /** Files and folders. */
  gone: readonly string[];
  /** Of the client: only its files have compressed twins. */
  folder: string;
}

/** A file and its compressed twins. */
function* partsOf(file: string, content: Buffer, folder: string): Generator<[string, Buffer]> {
  yield [file, content];
  if (!file.startsWith(folder) || !isCompressible(file, content.length)) return;
  for (const [ending, compress] of Object.entries(TWINS)) yield [file + ending, compress(content)];
}

const isOther = (file: string, content: Buffer): boolean =>
  !existsSync(file) || !readFileSync(file).equals(content);

/** Small files have no twins, whatever they were before. */
const twinsOfSmall = (file: string, content: Buffer): string[] =>
  isCompressible(file, content.length) ? [] : ENDINGS.map((ending) => file + ending);

/** Writes each file beside its place, or none. @returns the places */
function writeBeside(changed: readonly (readonly [string, Buffer])[], folder: string): string[] {
  const written: string[] = [];
  try {
    for (const [file, whole] of changed) {
      for (const [part, content] of partsOf(file, whole, folder)) {
        written.push(part);
        makePublicFolder(dirname(part));
        writeFileSync(part + FRESH, content);
        makePublic(part + FRESH);
      }
    }
    return written;
  } catch (error) {
    for (const part of written) rmSync(part + FRESH, { force: true });
    throw error;
  }
}

/** Does what changes nothing of a build yet. @throws CommandFailure of the disk */
export const leavingBuild = <Result>(folder: string, work: () => Result): Result =>
  tellingDisk(folder, 'The build is as it was', work);

/**
 * Writes what is other than what is there, each beside its place first: where the disk is full, nothing has changed.
 * @returns how many files are other than before
 * @throws CommandFailure
 */
export function writeAll({ written: contents, gone, folder }: Changes): number {
  const changed = Array.from(contents, ([file, text]) => [file, Buffer.from(text)] as const).filter(
    ([file, content]) => isOther(file, content),
  );
  const written = leavingBuild(folder, () => writeBeside(changed, folder));
  for (const part of written) renameSync(part + FRESH, part);
  const left = gone.filter(existsSync);
  const useless = [...left, ...left.flatMap((file) => ENDINGS.map((ending) => file + ending))];
  for (const file of [...useless, ...changed.flatMap(([file, content]) => twinsOfSmall(file, content))]) {
    rmSync(file, { recursive: true, force: true });
  }
  return changed.length + left.length;
}
