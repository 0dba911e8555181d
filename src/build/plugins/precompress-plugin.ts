import { readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isCompressible } from '../hosts/compressible.ts';
import { tidyCache } from '../output/build-cache.ts';
import { compressed, ENDINGS } from '../output/compressed.ts';
import { filesBelow } from '../output/files-below.ts';
import { CLIENT_FOLDER } from '../output/output-folders.ts';

/** So many are compressed at once: as many as Node has threads for it. */
const WORKERS = 4;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (!isCompressible(file, content.length)) return;
  await Promise.all(
    ENDINGS.map(async (ending) => writeFile(`${file}.${ending}`, await compressed(content, ending))),
  );
}

async function compressAll(files: string[]): Promise<void> {
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
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
        await compressAll(await filesBelow(CLIENT_FOLDER));
        await tidyCache();
      },
    },
  };
}
