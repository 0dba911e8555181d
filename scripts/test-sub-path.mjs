import './lib/at-root.mjs';
import { deepEqual, equal, match } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './lib/run.mjs';
import { startServer } from './lib/running-server.mjs';
import { fail } from './lib/say.mjs';
import { copySources, rewrite, temporaryFolder } from './lib/source-copy.mjs';
import { findChromium } from './lib/system-packages.mjs';
import { crawl } from './sub-path/crawl.mjs';
import { startOuterHost } from './sub-path/outer-host.mjs';

const executablePath = await findChromium();
if (!executablePath) fail('No Chromium found: install one, or set CHROMIUM_PATH.');

const BASE = '/site';
const root = temporaryFolder('sub-path');
copySources(root);
rewrite(join(root, 'src/contract/base-path.ts'), (text) =>
  text.replace("BASE_PATH: string = ''", `BASE_PATH: string = '${BASE}'`),
);
if (run(process.execPath, ['scripts/build.mjs'], { cwd: root }) !== 0) fail('It does not build.');

const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0' };
const inner = await startServer(['dist/api/main.js'], { cwd: root, env });
const { origin, strayed, server } = await startOuterHost(BASE, inner.address);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const done = (name) => console.log(`ok     ${name}`);

async function links() {
  const sitemap = await (await fetch(`${origin}${BASE}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(([, path]) => path);
  deepEqual(
    pages.filter((path) => path !== BASE && !path.startsWith(`${BASE}/`)),
    [],
  );
  const files = ['/robots.txt', '/llms.txt', '/site.webmanifest', '/favicon.ico', '/config.json'];
  const { count, wrong } = await crawl(origin, BASE, [...pages, ...files.map((file) => BASE + file)]);
  deepEqual(wrong, []);
  const manifest = await (await fetch(`${origin}${BASE}/site.webmanifest`)).json();
  for (const { src } of manifest.icons) equal((await fetch(origin + src)).status, 200, src);
  done(`${pages.length} pages, and ${count} addresses that they lead to`);
}

async function redirects() {
  const inBrowser = { redirect: 'manual' };
  for (const [from, to] of [
    ['/pricing/', '/pricing'],
    ['/th/pricing.html', '/th/pricing'],
  ]) {
    const response = await fetch(`${origin}${BASE}${from}?x=1`, inBrowser);
    equal(response.status, 308);
    equal(response.headers.get('location'), `${BASE}${to}?x=1`);
  }
  const missing = await fetch(`${origin}${BASE}/th/none`);
  equal(missing.status, 404);
  match(await missing.text(), /<html lang="th/);
  done('redirects, and a 404 in its language');
}

/** A tab that fails on what the console says of errors. */
async function openTab(options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const said = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return { context, page, said };
}

const hydrated = (page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const TEXTS = {
  en: { locale: 'en-GB', prefix: '', pricing: '/pricing', other: 'th' },
  th: { locale: 'th-TH', prefix: '/th', pricing: '/th/pricing', other: 'en' },
};

/** Within one tab: what is marked in the first document is still there after the last navigation. */
async function visit(language) {
  const { locale, prefix, pricing, other } = TEXTS[language];
  const { context, page, said } = await openTab({ locale });
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin}${BASE}`);
  await page.waitForURL(`${origin}${BASE}${prefix}`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
  await page.locator(`a[href="${BASE}${pricing}"]:visible`).first().click();
  await page.waitForURL(`${origin}${BASE}${pricing}`);
  await page.locator(`a[href="${BASE}${TEXTS[other].pricing}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === `${BASE}${TEXTS[other].pricing}`);
  await page.goBack();
  await page.waitForURL(`${origin}${BASE}${pricing}`);
  equal(await page.evaluate(() => Reflect.get(globalThis, 'sameTab')), true);
  equal(
    asked.some((path) => path.startsWith(`${BASE}/_payload/`)),
    true,
  );
  const cookies = await context.cookies();
  equal(cookies.find(({ name }) => name === 'locale')?.path, BASE);
  deepEqual(said, []);
  await context.close();
  done(`a visit in ${language}, within one tab`);
}

const LEAD = { name: 'Ada', email: 'ada@company.example', company: 'Example', message: 'Hello' };

/** One lead by the form, with and without script. */
async function post(language, javaScriptEnabled) {
  const { context, page, said } = await openTab({ locale: TEXTS[language].locale, javaScriptEnabled });
  await page.goto(`${origin}${BASE}${TEXTS[language].prefix}/contact-sales`);
  if (javaScriptEnabled) await hydrated(page);
  for (const [name, value] of Object.entries(LEAD)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="telephone"]').fill('+66 81 234 5678');
  await page.locator('[name="service"]').selectOption('face-match');
  await page.locator('main form button[type="submit"]:visible').last().click();
  await page.locator('.form-success').waitFor();
  if (!javaScriptEnabled) match(page.url(), new RegExp(`^${origin}${BASE}/api/contact-sales/submitted`));
  deepEqual(said, []);
  await context.close();
  done(`a form in ${language}, ${javaScriptEnabled ? 'by script' : 'without script'}`);
}

try {
  await links();
  await redirects();
  for (const language of ['en', 'th']) {
    await visit(language);
    await post(language, true);
    await post(language, false);
  }
  deepEqual(strayed, [], 'Something was asked for outside of the site');
  done('nothing was asked for outside of the path');
  // This process is the host that it asks.
  const smoke = spawn(process.execPath, [join(root, 'dist/api/smoke.js'), origin], { stdio: 'inherit' });
  const [status] = await once(smoke, 'exit');
  equal(status, 0, 'smoke found something');
} finally {
  await browser.close();
  server.close();
  const ended = once(inner.child, 'exit');
  inner.child.kill('SIGTERM');
  await ended;
}
const { apiBase } = JSON.parse(readFileSync(join(root, 'dist/client/config.json'), 'utf8'));
equal(apiBase, `${BASE}/api`);
console.log('The site lives under a path.');
