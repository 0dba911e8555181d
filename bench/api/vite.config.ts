import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the measuring programs; what they measure is the built server. */
export default defineConfig({
  root: fromHere('../..'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: fromHere('main.ts'),
    target: 'node20',
    outDir: 'dist/bench',
    emptyOutDir: true,
    minify: false,
  },
});
