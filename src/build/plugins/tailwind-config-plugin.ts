import type { Plugin } from 'vite';
import config from '../../../tailwind.config.ts';

const FILE = /[\\/]tailwind\.config\.ts(?:\?|$)/;

/** Tailwind asks this, where it is there, before it reads a configuration by itself. */
const hook = globalThis as { __tw_load?: (url: string) => { default: unknown } | undefined };

/**
 * Gives Tailwind its configuration as it is loaded already. It reads the file anew for each of the stylesheets, and where
 * Node can't read TypeScript, with a compiler written in JavaScript: 2 s of a build. Without the hook, it still does.
 */
export function tailwindConfigPlugin(): Plugin {
  return {
    name: 'tailwind-config',
    apply: 'build',
    buildStart() {
      hook.__tw_load = (url) => (FILE.test(url) ? { default: config } : undefined);
    },
  };
}
