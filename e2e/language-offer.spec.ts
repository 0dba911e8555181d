import type { Page } from '@playwright/test';
import { expect, hydrated, openIdle, painted, test } from './support/test';

const CASES = [
  {
    reader: 'th-TH',
    page: '/pricing',
    translated: '/th/pricing',
    words: 'อ่านหน้านี้เป็นภาษาไทย',
    lang: 'th',
  },
  {
    reader: 'en-GB',
    page: '/th/pricing',
    translated: '/pricing',
    words: 'Read this page in English',
    lang: 'en',
  },
];

test.use({ readsThai: false });

const offer = (page: Page) => page.locator('.language-offer');

/** Where the page's own parts stand, on the screen. */
const places = (page: Page) =>
  page
    .locator('header, main, main h1, main section, footer')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

for (const { reader, page: path, translated, words, lang } of CASES) {
  test.describe(`a reader of ${lang} on ${path}`, () => {
    test.use({ locale: reader });

    test('is offered the page in their language, in its words, and nothing moves', async ({ page }) => {
      await openIdle(page, `${path}?from=mail#plans`);
      await expect(offer(page)).toHaveAttribute('lang', lang);
      await expect(offer(page).getByRole('link')).toHaveText(words);
      await expect(offer(page)).toBeInViewport();
      const fonts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ name }) => name),
      );
      expect(fonts.some((font) => font.includes('thai'))).toBe(lang === 'en');
      const beside = await places(page);
      await offer(page).evaluate((element) => {
        element.style.display = 'none';
      });
      expect(beside).toEqual(await places(page));
      await offer(page).evaluate((element) => {
        element.style.display = '';
      });
      await offer(page).getByRole('link').click();
      await expect(page).toHaveURL(`${translated}?from=mail#plans`);
      await expect(offer(page)).toHaveCount(0);
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
      expect(cookie?.value).toBe(lang);
    });

    test('closes it for good, which chooses no language', async ({ page }) => {
      await openIdle(page, path);
      await offer(page).getByRole('button').click();
      await expect(offer(page)).toHaveCount(0);
      await openIdle(page, path);
      await painted(page);
      await expect(offer(page)).toHaveCount(0);
      expect((await page.context().cookies()).filter(({ name }) => name === 'locale')).toEqual([]);
    });

    test('who chose the language of the page is offered no other', async ({ page }) => {
      const chosen = lang === 'th' ? 'en' : 'th';
      await page.context().addCookies([{ name: 'locale', value: chosen, url: 'http://localhost' }]);
      await openIdle(page, path);
      await painted(page);
      await expect(offer(page)).toHaveCount(0);
    });

    test('is offered nothing on a page in their language', async ({ page }) => {
      await openIdle(page, translated);
      await painted(page);
      await expect(offer(page)).toHaveCount(0);
    });
  });
}

test('the end of the page is not behind the offer, nor is what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openIdle(page, '/th/contact-sales');
  await hydrated(page);
  await expect(offer(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await painted(page);
  const footer = await page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await offer(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(footer).toBeLessThanOrEqual(top + 1);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.language-offer, footer') !== null)) break;
    // A control that is taller than the room begins in sight.
    const begin = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(begin).toBeLessThan(top);
  }
});

test.describe('on a phone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

  test('it leaves the way back to a policy’s contents in sight', async ({ page }) => {
    await openIdle(page, '/th/terms-of-service#account');
    const offered = await offer(page).boundingBox();
    const way = await page.locator('.to-contents').boundingBox();
    if (!offered || !way) throw new Error('one of the two is not there');
    expect(way.y + way.height).toBeLessThanOrEqual(offered.y);
  });
});
