import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** Asks for a script as text: `import { script } from './early.client?inlined'`. */
const INLINED = /\?inlined$/;
const RESOLVED = /^\0inlined:/;

/**
 * Gives the server side a script that a document carries as a string: bundled on its own, minified, no imports left.
 * What runs before the first paint is src/runtime/head-script; what works before a page's code has come is its
 * `early.client.ts`, which a document names where it is too long for it.
 */
export function inlinedScriptPlugin(): Plugin {
  /** By a name without `.client`, which Vike lets no server import, and of no machine: bundles say it. */
  const files = new Map<string, string>();
  return {
    name: 'inlined-script',
    enforce: 'pre',
    resolveId: {
      filter: { id: INLINED },
      async handler(id, importer) {
        const file = await this.resolve(id.replace(INLINED, ''), importer);
        if (!file) return null;
        const name = `\0inlined:${relative('', file.id).replace('.client.', '.')}`;
        files.set(name, file.id);
        return name;
      },
    },
    load: {
      filter: { id: RESOLVED },
      async handler(id) {
        const input = files.get(id);
        if (input === undefined) return null;
        const optimization = { inlineConst: { mode: 'all' } } as const;
        const bundle = await rolldown({ input, platform: 'browser', optimization });
        const { output } = await bundle.generate({ format: 'iife', minify: true });
        for (const file of await bundle.watchFiles) this.addWatchFile(file);
        return `export const script = ${JSON.stringify(output[0].code.trim())};`;
      },
    },
  };
}
