import { defineConfig, devices } from '@playwright/test';
import { SITE_PORT } from './e2e/support/ports.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as a phone's, which fits none to whole pixels.
  '--font-render-hinting=none',
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
  // A test that passes at the second try is a defect to be found, not to be hidden.
  retries: 0,
  // Nothing is timed here: these end a test that hangs, on a machine however busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A trace of every step would cost a fifth of the time; the last picture and the page's tree say as much.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: FLAGS },
  },
  webServer: {
    command: 'node dist/api/main.js',
    url: `http://localhost:${SITE_PORT}/api/health`,
    env: { PORT: String(SITE_PORT), DATA_DIR: 'test-results/site-data', RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
