import { defineConfig } from '@playwright/test';
import { LOCALES } from '../../src/contract/locales';
import { SITE_PORT } from '../support/ports';
import { ENGINES } from './drivers/driver';
import type { EngineOptions, JourneyOptions } from './support/test';

export default defineConfig<JourneyOptions, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Nothing is timed here: these end a test that hangs, on a machine however busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: ENGINES.flatMap((engineName) =>
    LOCALES.map((language) => ({ name: `${engineName}-${language}`, use: { engineName, language } })),
  ),
  webServer: {
    command: 'node dist/api/main.js',
    cwd: '../..',
    url: `http://localhost:${SITE_PORT}/api/health`,
    env: { PORT: String(SITE_PORT), DATA_DIR: 'test-results/engines-data', RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
