import type { Page } from '@playwright/test';
import { DEV_PORT, SITE_PORT } from './support/ports';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

/** Another host to the browser, and still this machine to the guard. */
const PUBLIC_SERVER = `http://localhost:${SITE_PORT + 7}`;
const ROTATION_MS = 750;
const TIMEOUT_MS = 5000;

const rocket = { prefix: 'lucide', icons: { rocket: { body: '<path d="M0 0"/>' } }, width: 24, height: 24 };
const cors = { 'access-control-allow-origin': '*' };

test('every icon is inlined, with no request', async ({ page, request }) => {
  for (const url of ALL_URLS.slice(0, 5)) {
    const html = await (await request.get(url)).text();
    const icons = html.match(/<svg class="icon[^>]*>(.*?)<\/svg>/g) ?? [];
    expect(icons.length, url).toBeGreaterThan(3);
    for (const icon of icons) expect(icon).toMatch(/<(path|g)/);
  }
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(asking.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('_icons'))).toEqual([]);
});

test('the local file answers in the icon API’s form', async ({ request }) => {
  const response = await request.get('/_icons/lucide.json?icons=menu,x');
  expect(response.headers()['content-type']).toContain('application/json');
  const set = (await response.json()) as { prefix: string; icons: Record<string, { body: string }> };
  expect(set.prefix).toBe('lucide');
  expect(set.icons['menu']?.body).toContain('<path');
  expect(set.icons['x']?.body).toContain('<path');
});

/** The loader in a page of its own, with a public server configured. */
async function openLoader(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/config.json', (route) => route.fulfill({ json: { iconServers: [PUBLIC_SERVER] } }));
  page.on('request', (request) => {
    if (/lucide\.json|mdi\.json/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`http://localhost:${DEV_PORT}/faq`);
  return asked;
}

const load = (page: Page, prefix: string, names: string[]) =>
  page.evaluate(
    async ({ path, set, icons }) => {
      const { loadIcons } = (await import(path)) as {
        loadIcons: (prefix: string, names: string[]) => Promise<Map<string, unknown>>;
      };
      return [...(await loadIcons(set, icons)).keys()];
    },
    { path: '/src/runtime/icon-loader/load-icons.ts', set: prefix, icons: names },
  );

test.describe('an icon that the site does not carry', () => {
  test.use({ expectedConsole: /Failed to load resource|Icons could not be loaded/ });

  test('comes from the public server when the site’s own fails, and from the cache after that', async ({
    page,
  }) => {
    const asked = await openLoader(page);
    await page.route('**/_icons/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(`${PUBLIC_SERVER}/**`, (route) => route.fulfill({ headers: cors, json: rocket }));
    expect(await load(page, 'lucide', ['rocket'])).toEqual(['rocket']);
    expect(asked.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/_icons/lucide.json?icons=rocket',
      '/lucide.json?icons=rocket',
    ]);
    expect(await load(page, 'lucide', ['rocket'])).toEqual(['rocket']);
    expect(asked).toHaveLength(2);
  });

  test('the public server is asked too when the site’s own thinks for too long', async ({ page }) => {
    const asked = await openLoader(page);
    await page.route('**/_icons/*', () => undefined);
    await page.route(`${PUBLIC_SERVER}/**`, (route) => route.fulfill({ headers: cors, json: rocket }));
    const started = Date.now();
    expect(await load(page, 'lucide', ['rocket'])).toEqual(['rocket']);
    expect(Date.now() - started).toBeGreaterThanOrEqual(ROTATION_MS);
    expect(asked).toHaveLength(2);
  });

  test('a 404 ends the search, with one warning', async ({ page }) => {
    const asked = await openLoader(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/_icons/*', (route) => route.fulfill({ status: 404, body: '' }));
    expect(await load(page, 'lucide', ['rocket', 'star'])).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(warnings).toEqual(['Icons could not be loaded: lucide:rocket,star']);
  });

  test('is given up after 5 s', async ({ page }) => {
    await openLoader(page);
    await page.clock.install();
    await page.route('**/{lucide,mdi}.json*', () => undefined);
    const loading = load(page, 'mdi', ['rocket']);
    await page.waitForRequest(/mdi\.json/);
    await page.clock.fastForward(TIMEOUT_MS);
    expect(await loading).toEqual([]);
  });

  test('is left out by a browser that can’t fetch', async ({ page }) => {
    await openLoader(page);
    await load(page, 'lucide', []);
    await page.evaluate(() => Object.defineProperty(window, 'fetch', { value: undefined }));
    expect(await load(page, 'lucide', ['rocket'])).toEqual([]);
  });
});
