import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const VIRTUAL = /^virtual:head-script$/;
const RESOLVED = /^\0virtual:head-script$/;
const ENTRY = fileURLToPath(new URL('../../runtime/head-script/head-script.client.ts', import.meta.url));

/** Gives the server side the inline script of `<head>` as a string: bundled on its own, minified, no imports left. */
export function headScriptPlugin(): Plugin {
  return {
    name: 'head-script',
    resolveId: { filter: { id: VIRTUAL }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      async handler() {
        const bundle = await rolldown({ input: ENTRY, platform: 'browser' });
        const { output } = await bundle.generate({ format: 'iife', minify: true });
        for (const file of await bundle.watchFiles) this.addWatchFile(file);
        return `export const headScript = ${JSON.stringify(output[0].code.trim())};`;
      },
    },
  };
}
