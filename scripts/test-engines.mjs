import './lib/at-root.mjs';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { playwrightCounts } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';
import { ensureEngines, findChromium } from './lib/system-packages.mjs';

requireNode();
await install();

const chromium = await findChromium();
const missing = [...(chromium ? [] : ['chromium']), ...ensureEngines()];
if (missing.length > 0) fail(`These packages are missing, please install them: ${missing.join(' ')}`);
await build();

const REPORT = resolve('test-results/engines.json');
rmSync(REPORT, { force: true });

const status = run(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/engines/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT } },
);
const { passed, failed, skipped } = playwrightCounts(REPORT);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = status !== 0 || passed === 0 ? 1 : 0;
