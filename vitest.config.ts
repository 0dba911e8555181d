import { defineConfig } from 'vitest/config';
import { codeTokensPlugin } from './src/build/plugins/code-tokens-plugin.ts';
import { inlinedScriptPlugin } from './src/build/plugins/inlined-script-plugin.ts';
import { noDrawingsPlugin } from './src/build/plugins/no-drawings-plugin.ts';
import { outsideHostsPlugin } from './src/build/plugins/outside-hosts-plugin.ts';

/** Who replaces a module does it for a whole process, and has one alone. */
const ALONE = '{scripts,server,src}/**/*.alone.test.{ts,tsx}';

export default defineConfig({
  plugins: [inlinedScriptPlugin(), codeTokensPlugin(), outsideHostsPlugin(), noDrawingsPlugin()],
  test: {
    // Loading what is tested took a third of the time: a process does it once for all who share it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'site', include: ['{src,scripts,tools}/**/*.test.{ts,tsx}'], exclude: [ALONE] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [ALONE],
          globalSetup: 'server/testing/one-postgres.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
    setupFiles: ['src/testing/fail-on-console-error.ts', 'src/testing/patiently.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Unless told, one core is left for somebody who watches.
    maxWorkers: '100%',
    // Nothing here is timed: these end a test that hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
