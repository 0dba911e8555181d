import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The package's exports name its development build alone; the other one lies beside it, without the warnings. */
const ROUTER = /^react-router(?:\/dom)?$/;

/** On every page: one file, compressed as a whole, that a new build of the site leaves as it is. */
const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)[\\/]/;

const SHARED = /src[\\/](?:ui|sections|routes|locale|layout|runtime)[\\/]/;

/** Used by this many chunks, a module of ours goes with the shared ones: 2 and 3 were measured to cost more. */
const MIN_SHARE_COUNT = 4;

/** Cuts the browser's code into few files: many small ones compress badly, and each is a request. */
export function clientChunksPlugin(): Plugin {
  return {
    name: 'client-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'vendor', test: VENDOR },
                    { name: 'shared', test: SHARED, minShareCount: MIN_SHARE_COUNT },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    resolveId(id) {
      if (!ROUTER.test(id)) return null;
      return fileURLToPath(import.meta.resolve(id)).replace('/development/', '/production/');
    },
  };
}
