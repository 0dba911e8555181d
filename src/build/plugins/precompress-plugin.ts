import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { CLIENT_FOLDER } from '../output/output-folders.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** A smaller file fits into one packet either way. */
const MIN_BYTES = 1024;

/** An operator edits it in a finished build: a compressed copy would go on saying the old thing. */
const EDITABLE = 'config.json';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text file of dist/client, once the last page is prerendered. */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const entries = await readdir(CLIENT_FOLDER, { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          if (!entry.isFile() || entry.name === EDITABLE || !COMPRESSIBLE.has(extname(entry.name))) continue;
          await compress(join(entry.parentPath, entry.name));
        }
      },
    },
  };
}
