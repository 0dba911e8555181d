import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { companyFilePlugin } from '../src/build/company/company-file-plugin.ts';
import { ANSWER_BUNDLE } from '../src/build/plugins/answer-bundle.ts';
import nativePackages from './native-packages.json' with { type: 'json' };
import programs from './programs.json' with { type: 'json' };

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each program by its own name: two lines that start it. */
const programFiles: Plugin = {
  name: 'program-files',
  generateBundle() {
    for (const name of programs) {
      const source = `import { run } from './api.js';\nawait run('${name}');\n`;
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
    }
  },
};

/** Bundles the API into one file that needs Node and what is compiled: no package else. */
export default defineConfig({
  ...ANSWER_BUNDLE,
  plugins: [companyFilePlugin(), ...ANSWER_BUNDLE.plugins, programFiles],
  root: fromHere('..'),
  publicDir: false,
  logLevel: 'warn',
  // `pg` asks for `pg-native` where it is told to, which it is not.
  ssr: { noExternal: true, external: [...nativePackages, 'pg-native'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/api',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { api: fromHere('programs.ts') },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
