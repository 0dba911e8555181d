import { defineConfig } from 'vitest/config';
import { codeTokensPlugin } from './src/build/plugins/code-tokens-plugin.ts';
import { headScriptPlugin } from './src/build/plugins/head-script-plugin.ts';
import { noDrawingsPlugin } from './src/build/plugins/no-drawings-plugin.ts';
import { outsideHostsPlugin } from './src/build/plugins/outside-hosts-plugin.ts';

/** Who replaces a module does it for a whole process, and has one alone. */
const ALONE = 'server/**/*.alone.test.ts';

export default defineConfig({
  plugins: [headScriptPlugin(), codeTokensPlugin(), outsideHostsPlugin(), noDrawingsPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'site', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', ALONE] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [ALONE],
          globalSetup: 'server/testing/one-postgres.ts',
          // Loading the server took as long as a third of its tests: a process does it once.
          isolate: false,
        },
      },
    ],
    setupFiles: ['src/testing/fail-on-console-error.ts', 'src/testing/patiently.ts'],
    restoreMocks: true,
    // Unless told, one core is left for somebody who watches.
    maxWorkers: '100%',
    // Nothing here is timed: these end a test that hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
