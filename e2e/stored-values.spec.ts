import type { Page } from '@playwright/test';
import en from '../locales/en/forms.json' with { type: 'json' };
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

// What each stored value may be is in src/runtime, src/api and src/forms, beside what stores it.

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

test('a choice of colours reaches the other tabs, and no paper', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto('/');
    await hydrated(page);
  }
  await first.getByRole('radio', { name: /^Dark/ }).check({ force: true });
  await expect.poll(() => isDark(second)).toBe(true);
  await expect(second.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  expect(await background(second)).not.toBe(DAYLIGHT);
  await second.emulateMedia({ media: 'print' });
  await expect.poll(() => background(second)).toBe(DAYLIGHT);
  await first.evaluate(() => localStorage.clear());
  await expect.poll(() => isDark(second)).toBe(false);
});

for (const { name, fault } of [
  { name: 'blocked', fault: block },
  { name: 'full', fault: fill },
]) {
  test(`with storage ${name} every page works: colours, language, navigation, the form`, async ({ page }) => {
    await fault(page);
    await page.goto('/pricing');
    await hydrated(page);
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true });
    await expect.poll(() => isDark(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Contact sales' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /contact-sales$/);
    expect(await isDark(page)).toBe(true);
    // Before anything is typed: no draft is promised.
    await expect(page.locator('.draft-note')).toHaveText(en.draft.notKept);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await page.getByRole('form').locator('button[type="submit"]').last().click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    expect(await isDark(page)).toBe(true);
  });
}

test.describe('damaged data', () => {
  // A token that is none is asked about once, and refused.
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('costs nothing but itself', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['scroll-positions', 'reloaded-at', 'icons', 'color-mode', 'token']) {
        localStorage.setItem(name, '{"x":');
        sessionStorage.setItem(name, '{"x":');
      }
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    const asked = page.waitForResponse('**/api/me');
    await page.goto('/');
    await hydrated(page);
    expect(await isDark(page)).toBe(true);
    await expect(page.getByRole('radio', { name: /^Same/ })).toBeChecked();
    expect((await asked).status()).toBe(401);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  });
});
