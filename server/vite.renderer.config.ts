import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { builtDrawingsPlugin } from '../src/build/company/built-drawings-plugin.ts';
import { companyFilePlugin } from '../src/build/company/company-file-plugin.ts';
import { rosetteNumbers } from '../src/build/payload/page-rosette.ts';
import { ANSWER_BUNDLE } from '../src/build/plugins/answer-bundle.ts';
import { drawLinework } from '../tools/linework/draw-linework.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Pictures for sharing are printed with them; the site is built at the same time, and may not have drawn them yet. */
const rosettes: Plugin = {
  name: 'rosettes',
  buildStart: () => drawLinework(fromHere('..'), { documents: rosetteNumbers(), styles: {} }),
};

/** Bundles what renders the documents of a finished build again: `configure` starts it, and a build of other texts. */
export default defineConfig({
  ...ANSWER_BUNDLE,
  // Before the others: it knows the drawings that an answer leaves out.
  plugins: [rosettes, builtDrawingsPlugin(), companyFilePlugin(), ...ANSWER_BUNDLE.plugins],
  root: fromHere('..'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['@napi-rs/canvas', 'sharp'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/renderer',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: fromHere('../src/render/again/main.ts'),
        texts: fromHere('../src/render/again/texts.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
