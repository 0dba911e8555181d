// How the finished build feels on a mid-range phone: medians over several visits, never part of the test suite.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/lib/system-packages.mjs';

const PORT = 41739;
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = Number(process.argv[2] ?? 5);

/** 1.6 Mbit/s and 150 ms, a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

const PAGES = ['/', '/th', '/pricing', '/th/pricing', '/contact-sales', '/th/contact-sales'];

const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
};

async function throttled(browser, blockedUrls = []) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: blockedUrls });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset.hydrated) return;
      observer.disconnect();
      Object.assign(seen, { hydrated: performance.now() });
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  return { context, page, bytes: () => bytes };
}

const firstPaint = (page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

async function visit(browser, path) {
  const { context, page, bytes } = await throttled(browser);
  await page.goto(ORIGIN + path, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window.seen);
  const result = { ...seen, fcp: await firstPaint(page), bytes: bytes() };
  await context.close();
  return result;
}

/** The same document with none of its files of script: how fast it could paint. */
async function floor(browser, path) {
  const { context, page } = await throttled(browser, ['*.js']);
  await page.goto(ORIGIN + path, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  const fcp = await firstPaint(page);
  await context.close();
  return fcp;
}

async function click(browser) {
  const { context, page } = await throttled(browser);
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href="/pricing"]').first();
  const box = await link.boundingBox();
  // As a hand does it: the pointer is over the link for a moment before it is pressed.
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.waitForTimeout(100);
  const before = await page.evaluate(() => performance.now());
  await page.mouse.down();
  await page.mouse.up();
  const after = await page.evaluate(async () => {
    while (!document.querySelector('.plans')) await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await context.close();
  return after - before;
}

const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium found');
const data = mkdtempSync(join(tmpdir(), 'verisiam-bench-'));
const server = spawn(process.execPath, ['dist/api/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
server.stdout.resume();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  console.log(`medians of ${ROUNDS} visits; ms and bytes`);
  for (const path of PAGES) {
    const visits = [];
    const floors = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.push(await visit(browser, path));
      floors.push(await floor(browser, path));
    }
    const of = (name) => median(visits.map((each) => each[name] ?? 0));
    console.log(
      `${path.padEnd(20)} FCP ${of('fcp')} (${median(floors)} without scripts)  LCP ${of('lcp')}  blocking ${of('blocking')}  hydrated ${of('hydrated')}  bytes ${of('bytes')}`,
    );
  }
  const clicks = [];
  for (let round = 0; round < ROUNDS; round += 1) clicks.push(await click(browser));
  console.log(`home to pricing by click: ${median(clicks)}`);
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}
