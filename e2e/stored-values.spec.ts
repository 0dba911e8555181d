import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

const DAYLIGHT = 'rgb(246, 248, 247)';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Before any script of the page: every use of storage throws, as it does where a visitor has blocked it. */
const block = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  });

test('a choice of colours reaches the other tabs', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto('/');
    await hydrated(page);
  }
  await first.getByRole('radio', { name: /^Dark/ }).check({ force: true });
  await expect.poll(() => isDark(second)).toBe(true);
  await expect(second.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await first.evaluate(() => localStorage.clear());
  await expect.poll(() => isDark(second)).toBe(false);
});

test('paper is daylight, whatever the screen is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('color-mode', 'dark'));
  await page.goto('/');
  expect(await background(page)).not.toBe(DAYLIGHT);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => background(page)).toBe(DAYLIGHT);
});

for (const stored of ['sepia', '', 'DARK', '{"mode":"dark"}', 'null']) {
  test(`the stored mode ${JSON.stringify(stored)} means the device’s own`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('color-mode', value), stored);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await hydrated(page);
    expect(await isDark(page)).toBe(true);
    await expect(page.getByRole('radio', { name: /^Same/ })).toBeChecked();
  });
}

for (const { name, fault } of [
  { name: 'blocked', fault: block },
  { name: 'full', fault: fill },
]) {
  test(`with storage ${name} every page works: colours, language, navigation, the form`, async ({ page }) => {
    await fault(page);
    await page.goto('/pricing');
    await hydrated(page);
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true });
    expect(await isDark(page)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /terms-of-service$/);
    expect(await isDark(page)).toBe(true);
    await page.getByRole('link', { name: 'ไทย' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await page.getByRole('form').locator('button[type="submit"]').last().click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });
}

test.describe('damaged data', () => {
  // A token that is none is asked about once, and refused.
  test.use({ expectedConsole: FAILED_RESOURCE });

  for (const key of ['scroll-positions', 'reloaded-at', 'icons', 'color-mode', 'token']) {
    test(`under ${key} costs nothing but itself`, async ({ page }) => {
      await page.addInitScript((name) => {
        localStorage.setItem(name, '{"x":');
        sessionStorage.setItem(name, '{"x":');
      }, key);
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL('/pricing');
    });
  }
});
