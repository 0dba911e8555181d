import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OwnServer } from './support/own-server';
import { SiteCopy } from './support/site-copy';
import { expect, FAILED_RESOURCE, hydrated, openIdle, test } from './support/test';
import { buildManifest, CLIENT_FOLDER } from './support/urls';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const NEXT_BUILD = 'next0next0ne';
const HOUR = '01:00:00';

const TOAST = 'A new version of this site is ready. You will see it on the next page you open.';

/** A mark on the document: gone after a full navigation, kept by one within the tab. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }).mark);
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const shows = (page: Page, path: string) =>
  expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));

test.describe('a site that is released anew', () => {
  let site: SiteCopy;
  let server: OwnServer;
  let url: string;

  test.beforeEach(async () => {
    site = new SiteCopy();
    server = new OwnServer({ SITE_DIR: site.folder });
    url = await server.start();
  });

  test.afterEach(async ({ page }) => {
    await server.dispose(page);
    site.dispose();
  });

  test('is noticed within the hour: a toast, and the next page is the new one', async ({ page }) => {
    await page.clock.install();
    await openIdle(page, url);
    await mark(page);
    await follow(page, 'Pricing');
    await shows(page, '/pricing');
    expect(await isMarked(page)).toBe(true);

    const { payloads } = site.release(NEXT_BUILD);
    site.remove(payloads);
    const polled = page.waitForRequest(/_build\/latest\.json\?\d{13}$/);
    await page.clock.fastForward(HOUR);
    await polled;
    await expect(page.getByRole('status').getByText(TOAST)).toBeVisible();
    await follow(page, 'Solution');
    await shows(page, '/solution');
    expect(await isMarked(page)).toBe(false);
    await expect(page.locator('head > script[type="module"]')).toHaveAttribute('src', /\.next\.js$/);
  });

  test('is not announced while a form is being filled, but on the page after', async ({ page }) => {
    await page.clock.install();
    await openIdle(page, `${url}/contact-sales`);
    await mark(page);
    await page.locator('[name="name"]').fill('Ada');
    site.release(NEXT_BUILD);
    const polled = page.waitForResponse(/_build\/latest\.json/);
    await page.clock.fastForward(HOUR);
    await polled;
    await follow(page, 'Pricing');
    await shows(page, '/pricing');
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByText(TOAST)).toBeVisible();
    await expect(page.locator('[name="name"]')).toHaveCount(0);
  });

  test('a tab of the old build goes on within the tab while its files are there', async ({ page }) => {
    await openIdle(page, url);
    await mark(page);
    site.release(NEXT_BUILD);
    await follow(page, 'Pricing');
    await shows(page, '/pricing');
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('with the old files deleted', () => {
    test.use({ expectedConsole: /Failed to load resource|could not be loaded|preload/ });

    test('a tab of the old build reloads once, onto the new build', async ({ page }) => {
      await openIdle(page, url);
      await mark(page);
      const { payloads, chunks } = site.release(NEXT_BUILD);
      site.remove(payloads);
      for (const chunk of chunks) site.remove(chunk);
      const navigations: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname);
      });
      await follow(page, 'Privacy policy');
      await shows(page, '/privacy-policy');
      await hydrated(page);
      expect(await isMarked(page)).toBe(false);
      await mark(page);
      await follow(page, 'Pricing');
      await shows(page, '/pricing');
      expect(await isMarked(page)).toBe(true);
      expect(navigations).toEqual(['/privacy-policy']);
    });
  });
});

test.describe('while the latest build can’t be asked for', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  for (const { name, answer } of [
    { name: 'a 503', answer: { status: 503, body: '' } },
    { name: 'a page in place of JSON', answer: { status: 200, contentType: 'text/html', body: '<p>Hi</p>' } },
  ]) {
    test(`${name}: nothing is said, and it is asked again an hour later`, async ({ page }) => {
      await page.clock.install();
      await page.route('**/_build/latest.json*', (route) => route.fulfill(answer));
      await openIdle(page, '/');
      for (let hour = 0; hour < 2; hour += 1) {
        const polled = page.waitForResponse(/_build\/latest\.json/);
        await page.clock.fastForward(HOUR);
        await polled;
      }
      await mark(page);
      await follow(page, 'Pricing');
      await shows(page, '/pricing');
      expect(await isMarked(page)).toBe(true);
      // By now its code would have been asked for.
      await expect(page.locator('.Toastify, .plain-toast')).toHaveCount(0);
    });
  }
});

test('a hidden page asks nothing, and asks at once when it is shown after its hour', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => document.documentElement.title || 'visible',
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('latest.json')) asked.push(request.url());
  });
  await openIdle(page, '/');
  const show = (state: string) =>
    page.evaluate((visibility) => {
      document.documentElement.title = visibility;
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.fastForward('03:00:00');
  expect(asked).toEqual([]);
  const polled = page.waitForRequest(/latest\.json/);
  await show('visible');
  await polled;
  expect(asked).toHaveLength(1);
});

test('an address that the build manifest does not list is left to the browser', async ({ page }) => {
  await page.route('**/_build/meta/*.json', async (route) => {
    const response = await route.fetch();
    const meta = (await response.json()) as { prerendered: string[] };
    meta.prerendered = meta.prerendered.filter((path) => path !== '/pricing');
    await route.fulfill({ response, json: meta });
  });
  await openIdle(page, '/faq');
  await mark(page);
  await follow(page, 'Solution');
  await shows(page, '/solution');
  expect(await isMarked(page)).toBe(true);
  await follow(page, 'Pricing');
  await shows(page, '/pricing');
  expect(await isMarked(page)).toBe(false);
});

test('no document and no script names its build: a release of one text changes no other page', () => {
  const { id } = buildManifest();
  const named = filesOf(CLIENT_FOLDER)
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(id));
  expect(named).toEqual([]);
});
