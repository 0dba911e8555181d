import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ANSWER_BUNDLE } from '../../src/build/plugins/answer-bundle.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the measuring programs; what they measure is the built server. */
export default defineConfig({
  ...ANSWER_BUNDLE,
  root: fromHere('../..'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: fromHere('main.ts'),
    target: 'node20',
    outDir: 'dist/bench',
    emptyOutDir: true,
    minify: false,
    // One file: the texts are read from the folder above its own.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
