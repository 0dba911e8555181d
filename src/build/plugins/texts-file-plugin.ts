import type { Plugin } from 'vite';
import { TEXTS_FILE_NAME } from '../../config/texts-file.ts';
import { writeTextsFile } from '../texts/texts-file.ts';

const LOCALE_FILES = /[\\/]build[\\/]texts[\\/]locale-files\.ts$/;

/** From where a program reads them: an expression of its code. */
const PLACES = {
  /** Its own folder lies beside the client. */
  program: `new URL('../${TEXTS_FILE_NAME}', import.meta.url)`,
  /** It is started above the build. */
  build: `'dist/${TEXTS_FILE_NAME}'`,
};

/**
 * Has a program for Node read the texts when it starts, where they would be built into it: a text that changes leaves
 * all code as it is. The build itself writes them.
 */
export function textsFilePlugin(place: keyof typeof PLACES): Plugin {
  return {
    name: 'texts-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    async buildStart() {
      if (place === 'build') await writeTextsFile();
    },
    load: {
      filter: { id: LOCALE_FILES },
      handler: () =>
        `import { readFileSync } from 'node:fs';
          export const LOCALE_FILES = JSON.parse(readFileSync(${PLACES[place]}, 'utf8'));`,
    },
  };
}
