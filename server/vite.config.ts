import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { headScriptPlugin } from '../src/build/plugins/head-script-plugin.ts';
import { noStylesheetsPlugin } from '../src/build/plugins/no-stylesheets-plugin.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundled with what renders an answer: Node would take React's development build. */
const RENDERING = [/^react(?:-dom|-router|-router-dom|-i18next)?$/, 'i18next', 'use-sync-external-store'];

/** Bundles the server's own sources for Node; other packages stay in node_modules. */
export default defineConfig({
  root: fromHere('..'),
  publicDir: false,
  logLevel: 'warn',
  plugins: [headScriptPlugin(), noStylesheetsPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: RENDERING },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/api',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: fromHere('main.ts'),
        leads: fromHere('leads.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
