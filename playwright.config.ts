import { defineConfig, devices } from '@playwright/test';
import { DEV_PORT, SITE_PORT } from './e2e/support/ports.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second try is a defect to be found, not to be hidden; a shared machine may stall once.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: FLAGS },
  },
  webServer: [
    {
      command: 'node dist/api/main.js',
      url: `http://localhost:${SITE_PORT}/api/health`,
      env: { PORT: String(SITE_PORT), DATA_DIR: 'test-results/site-data', RATE_LIMIT: '0' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `npx vike dev --port ${DEV_PORT}`,
      url: `http://localhost:${DEV_PORT}/`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
