import './lib/at-root.mjs';
import { rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { playwrightCounts, vitestCounts } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { npm } from './lib/run.mjs';
import { fail } from './lib/say.mjs';
import { ensurePostgres, ensureStandInFonts, findTestChromium } from './lib/system-packages.mjs';

requireNode();
await install();
/** Every page at every width and light, and then every engine. */
const isWhole = process.argv.includes('--all');

const chromium = await findTestChromium();
if (!chromium) {
  fail('No Chromium found: install one, or run "npx playwright install chromium", or set CHROMIUM_PATH.');
}
ensurePostgres();
ensureStandInFonts();

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
rmSync('test-results', { recursive: true, force: true });

const failedSteps = [];
const durations = [];

/** @param work returns false when it failed */
function timed(name, work) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  if (work() === false) {
    failedSteps.push(name);
    console.error(`── ${name}: failed`);
  }
  durations.push(`${name} ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

function step(name, args, env = {}) {
  timed(name, () => npm(['run', '--silent', ...args], { env }) === 0);
}

step('types, lint and format', ['check']);
step('unit tests', [
  'test:unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
]);
console.log('\n── build');
const builtFrom = performance.now();
await build();
durations.push(`build ${Math.round((performance.now() - builtFrom) / 1000)} s`);
step('byte budgets', ['check:budgets']);
step('browser tests', ['test:e2e'], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  ...(isWhole && { EVERY_VISIT: '1' }),
});
if (isWhole) step('journeys in every engine', ['test:engines']);

const unit = vitestCounts(UNIT_REPORT);
const browser = playwrightCounts(BROWSER_REPORT);
const passed = unit.passed + browser.passed;
const failed = Math.max(unit.failed + browser.failed, failedSteps.length);
console.log(`\n${durations.join(', ')}`);
console.log(`${passed} passed, ${failed} failed, ${unit.skipped + browser.skipped} skipped`);
if (failedSteps.length > 0) console.error(`Failed: ${failedSteps.join(', ')}`);
process.exitCode = failed > 0 || browser.passed === 0 ? 1 : 0;
