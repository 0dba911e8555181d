import { defineConfig } from 'vitest/config';
import { headScriptPlugin } from './src/build/plugins/head-script-plugin.ts';

export default defineConfig({
  plugins: [headScriptPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/fail-on-console-error.ts'],
    restoreMocks: true,
    // Rendering every page in both languages takes seconds on a busy machine; nothing here is timed.
    testTimeout: 30_000,
  },
});
