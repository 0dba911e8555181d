import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The package's exports name its development build alone; the other one lies beside it, without the warnings. */
const ROUTER = /^react-router(?:\/dom)?$/;

const FILES = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Where the project lies, other folders may be called the same. */
const DEVELOPMENT = /(?<=[\\/]dist[\\/])development(?=[\\/][^\\/]+$)/;

/** @param file of the development build */
export const productionFile = (file: string): string => file.replace(DEVELOPMENT, 'production');

/** Names for React's tools: each holds a component that nobody uses, and all that the component uses. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/** Calls that only make something, which a bundler can't know of a library that doesn't say so. */
const MAKES = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * The router's production build, of which a bundler can leave out what the site does not use: forms, fetchers, prefetch
 * links. 7 kB of brotli less in every page's script.
 */
export function routerPlugin(): Plugin {
  return {
    name: 'router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: ROUTER },
      handler: (id) => productionFile(fileURLToPath(import.meta.resolve(id))),
    },
    transform: {
      filter: { id: FILES },
      handler: (code) => code.replaceAll(DISPLAY_NAME, '').replaceAll(MAKES, '= /* @__PURE__ */ $1'),
    },
  };
}
