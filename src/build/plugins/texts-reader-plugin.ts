import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = (file: string): string =>
  fileURLToPath(new URL(`../../locale/reader/${file}`, import.meta.url));

/** What the browser's code gets in their place, by the end of what is imported. */
const READERS: readonly [RegExp, string][] = [
  [/^react-i18next$/, reader('react-i18next.ts')],
  [/[\\/]locale[\\/]i18n$/, reader('i18n.ts')],
];

/**
 * A page's texts come finished: one language, figures put in, no key without its text, for i18next has rendered each of
 * them at build. What is left for the browser is to look them up: see src/locale/reader.
 */
export function textsReaderPlugin(): Plugin {
  return {
    name: 'texts-reader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: READERS.map(([pattern]) => pattern) },
      handler: (id) => READERS.find(([pattern]) => pattern.test(id))?.[1],
    },
  };
}
