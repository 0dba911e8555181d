import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, hydrated, networkQuiet, openIdle, test } from './support/test';

const PAYLOAD = /\/_payload\/[^/]+\/(.+)\.json/;

/** The payloads that the browser asks for from now on, by page. */
function payloadsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = PAYLOAD.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** What the browser says of its connection. */
const connection = (page: Page, value: object) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { get: () => given });
  }, value);

test('a link under the pointer is fetched once, and its click fetches nothing more', async ({ page }) => {
  await openIdle(page, '/faq');
  const asked = payloadsOf(page);
  const fetched = page.waitForResponse(/privacy-policy\.json/);
  await footerLink(page, 'Privacy policy').hover();
  await (await fetched).finished();
  await footerLink(page, 'Terms of service').hover();
  await footerLink(page, 'Privacy policy').hover();
  await networkQuiet(page);
  expect(asked.filter((name) => name === 'privacy-policy')).toHaveLength(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await footerLink(page, 'Privacy policy').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
  expect(requests.filter((url) => PAYLOAD.test(url))).toEqual([]);
});

test('a link that gets the focus is fetched', async ({ page }) => {
  await openIdle(page, '/faq');
  const fetched = page.waitForRequest(/cookies-policy\.json/);
  await footerLink(page, 'Cookies policy').focus();
  await fetched;
});

test('a link of the content that comes into view is fetched, those of header and footer are not', async ({
  page,
}) => {
  const asked = payloadsOf(page);
  await openIdle(page, '/');
  await expect.poll(() => asked).toContain('pricing');
  await networkQuiet(page);
  expect(asked).not.toContain('login');
  expect(asked).not.toContain('documents');
  expect(asked).not.toContain('terms-of-service');
});

test('no more than four at once', async ({ page }) => {
  await openIdle(page, '/faq');
  await networkQuiet(page);
  let waiting = 0;
  const held: (() => void)[] = [];
  await page.route(PAYLOAD, async (route) => {
    waiting += 1;
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const links = page.getByRole('contentinfo').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) await links.nth(index).dispatchEvent('pointerover');
  await expect.poll(() => waiting).toBe(4);
  held.shift()?.();
  await expect.poll(() => waiting).toBe(5);
  for (const release of held) release();
});

for (const value of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(value)}`, async ({ page }) => {
    await connection(page, value);
    const asked = payloadsOf(page);
    await openIdle(page, '/');
    await footerLink(page, 'Privacy policy').hover();
    await footerLink(page, 'Privacy policy').focus();
    await networkQuiet(page);
    expect(asked).toEqual([]);
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    expect(asked).toContain('privacy-policy');
  });
}

test('links out of the site, to files and to unknown addresses are never fetched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openIdle(page, '/faq');
  await networkQuiet(page);
  requests.length = 0;
  await page.evaluate(() => {
    for (const href of [
      'https://elsewhere.example/pricing',
      '/no-such-page',
      '/api/health',
      'mailto:a@b.example',
    ]) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
  await networkQuiet(page);
  expect(requests).toEqual([]);
});

test.describe('a page that could not be fetched ahead', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('moves nobody, and its click asks again', async ({ page }) => {
    await openIdle(page, '/faq');
    await page.evaluate(() => Object.assign(window, { mark: true }));
    let failures = 0;
    await page.route(/privacy-policy\.json/, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    const failed = page.waitForResponse(/privacy-policy\.json/);
    await footerLink(page, 'Privacy policy').hover();
    await failed;
    await expect(page).toHaveURL('/faq');
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });
});

test.describe('offline', () => {
  test('pages visited or fetched ahead still open; any other link says so and leads nowhere', async ({
    page,
    context,
  }) => {
    await openIdle(page, '/faq');
    const fetched = page.waitForResponse(/privacy-policy\.json/);
    await footerLink(page, 'Privacy policy').hover();
    await (await fetched).finished();
    await networkQuiet(page);
    await context.setOffline(true);
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    await page.goBack();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /faq$/);
    await footerLink(page, 'Terms of service').click();
    // What draws toasts comes with the first one and can't be had now; it is said all the same.
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await context.setOffline(false);
    await footerLink(page, 'Terms of service').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /terms-of-service$/);
  });
  test.use({ expectedConsole: /Failed to load resource|on purpose|ERR_INTERNET_DISCONNECTED/ });

  test('a form says so and keeps what was typed', async ({ page, context }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await context.setOffline(true);
    await page.getByRole('form').locator('button[type="submit"]').last().click();
    await expect(page.getByRole('alert')).toContainText(/offline/i);
    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });
});
