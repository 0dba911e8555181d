import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { companyFilePlugin } from '../src/build/company/company-file-plugin.ts';
import { ANSWER_BUNDLE } from '../src/build/plugins/answer-bundle.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server's own sources for Node. */
export default defineConfig({
  ...ANSWER_BUNDLE,
  plugins: [companyFilePlugin(), ...ANSWER_BUNDLE.plugins],
  root: fromHere('..'),
  publicDir: false,
  logLevel: 'warn',
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
        accounts: fromHere('accounts.ts'),
        configure: fromHere('configure.ts'),
        smoke: fromHere('smoke.ts'),
        deploy: fromHere('deploy.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
