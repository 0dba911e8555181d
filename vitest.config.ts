import { defineConfig } from 'vitest/config';
import { codeTokensPlugin } from './src/build/plugins/code-tokens-plugin.ts';
import { headScriptPlugin } from './src/build/plugins/head-script-plugin.ts';
import { noDrawingsPlugin } from './src/build/plugins/no-drawings-plugin.ts';
import { outsideHostsPlugin } from './src/build/plugins/outside-hosts-plugin.ts';

export default defineConfig({
  plugins: [headScriptPlugin(), codeTokensPlugin(), outsideHostsPlugin(), noDrawingsPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/fail-on-console-error.ts', 'src/testing/patiently.ts'],
    restoreMocks: true,
    // Unless told, one core is left for somebody who watches.
    maxWorkers: '100%',
    // Nothing here is timed: these end a test that hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
