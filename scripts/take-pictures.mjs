// The README's pictures of the site, taken from the finished build. Again after a change that can be seen in them:
//
//   npm run build && npm run pictures

import './lib/at-root.mjs';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from './lib/running-server.mjs';
import { fail } from './lib/say.mjs';
import { findChromium } from './lib/system-packages.mjs';

const PICTURES = [
  { file: 'home-en-light', path: '/', locale: 'en-US', colorScheme: 'light' },
  { file: 'home-th-dark', path: '/th', locale: 'th-TH', colorScheme: 'dark' },
];

/** The headline and the whole card, and nothing that is cut. */
const VIEWPORT = { width: 1280, height: 560 };

/** No wider than a README is shown, and small: it is read on slow lines too. */
const WIDTH = 1000;
const MOST_BYTES = 60_000;
const QUALITY = 76;

if (!existsSync('dist/api/main.js')) fail('There is no build to show: run "npm run build" first.');
const executablePath = await findChromium();
if (!executablePath) fail('No Chromium found: install one, or set CHROMIUM_PATH.');

const data = mkdtempSync(join(tmpdir(), 'pictures-'));
const { child, address } = await startServer(['dist/api/main.js'], {
  env: { ...process.env, PORT: '0', DATA_DIR: data },
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** Reduced motion: what moves stands where it ends. */
async function take({ file, path, locale, colorScheme }) {
  const page = await browser.newPage({ viewport: VIEWPORT, locale, colorScheme, reducedMotion: 'reduce' });
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' });
  if (!answer.ok()) {
    console.error(`${path} is a ${answer.status()}: run "npm run build" first.`);
    process.exitCode = 1;
    return;
  }
  await page.evaluate(() => document.fonts.ready);
  const picture = `docs/pictures/${file}.webp`;
  const { size } = await sharp(await page.screenshot())
    .resize({ width: WIDTH })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(picture);
  console.log(`${picture}: ${size} bytes`);
  if (size > MOST_BYTES) process.exitCode = 1;
}

try {
  for (const picture of PICTURES) await take(picture);
} finally {
  await browser.close();
  child.kill();
  rmSync(data, { recursive: true, force: true });
}
