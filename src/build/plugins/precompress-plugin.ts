import type { Plugin } from 'vite';
import { tidyCache } from '../output/build-cache.ts';
import { compressFiles } from '../output/compress-files.ts';
import { filesBelow } from '../output/files-below.ts';
import { CLIENT_FOLDER } from '../output/output-folders.ts';

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
        await compressFiles(await filesBelow(CLIENT_FOLDER));
        await tidyCache();
      },
    },
  };
}
