import type { BrowserContextOptions } from '@playwright/test';
import { expect, hydrated, test } from './support/test';

const THAI: BrowserContextOptions = { locale: 'th-TH' };
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const localeCookie = async (page: import('@playwright/test').Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'locale');

test.describe('a browser that speaks Thai', () => {
  test.use(THAI);

  test('is sent to the Thai home page, with query and hash, and so ever after', async ({ page }) => {
    await page.goto('/?ref=mail#main');
    await expect(page).toHaveURL('/th?ref=mail#main');
    const cookie = await localeCookie(page);
    expect(cookie).toMatchObject({ value: 'th', sameSite: 'Lax', path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    await page.goto('/');
    await expect(page).toHaveURL('/th');
  });

  test('keeps the language that the visitor chose', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/th');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/');
    // Written at the click; the browser's own store, which is read here, hears of it a moment later.
    await expect.poll(async () => (await localeCookie(page))?.value).toBe('en');
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });

  test('stays on a deep link', async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await expect(page).toHaveURL('/pricing');
  });

  test('stays when nothing can be remembered, or there would be no way back', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    });
    await page.goto('/');
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('stays', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/');
    });
  });

  test.describe('that is a robot', () => {
    test.use({ userAgent: ROBOT });
    test('stays', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await expect(page).toHaveURL('/');
    });
  });
});

test('the language that was chosen decides on the bare address, and a link within the site leads where it says', async ({
  page,
}) => {
  await page.goto('/th');
  await hydrated(page);
  await page.context().addCookies([{ name: 'locale', value: 'th', url: page.url() }]);
  await page.goto('/?ref=mail#main');
  await expect(page).toHaveURL('/th?ref=mail#main');
  await page.goto('/pricing');
  await hydrated(page);
  await expect(page).toHaveURL('/pricing');
  // A whole page load, as without scripts.
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(page).toHaveURL('/');
});

test('a browser that speaks English, or a language the site does not, stays', async ({ browser }) => {
  for (const locale of ['en-GB', 'xx-XX']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    await expect(page).toHaveURL('/');
    await context.close();
  }
});
