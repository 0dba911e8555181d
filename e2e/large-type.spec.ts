import config from '../playwright.config';
import { reflowDefects } from './every-page/reflow';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

const { args = [], ...options } = config.use?.launchOptions ?? {};

/** A phone whose browser has type of this size by its own setting, which pages' measures go by too. In pixels; 16 is usual. */
const withType = (size: number, width = 390) => ({
  viewport: { width, height: 844 },
  launchOptions: { ...options, args: [...args, `--blink-settings=defaultFontSize=${size}`] },
});

test.describe('in type half as large again', () => {
  test.use(withType(24));

  test('no page is wider than its screen', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    for (const url of ALL_URLS) {
      await page.goto(url);
      expect(await reflowDefects(page), url).toEqual([]);
    }
  });
});

/** Figures are cut in lines: what is wider than its box is not painted, and another number is read. */
for (const [size, width] of [
  [16, 320],
  [16, 360],
  [24, 390],
  [32, 390],
] as const) {
  test.describe(`in type of ${size} px on ${width} px`, () => {
    test.use(withType(size, width));

    test('every figure is whole', async ({ page }) => {
      for (const url of ['/', '/about-us', '/technology'].flatMap((path) => [path, `/th${path}`])) {
        await page.goto(url.replace(/\/$/, '') || '/');
        await page.evaluate(() => document.fonts.ready);
        const cut = await page.locator('.figures dd, .figures-row dd').evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const text = document.createRange();
            text.selectNodeContents(figure);
            const isCut = text.getBoundingClientRect().right > figure.getBoundingClientRect().right + 0.5;
            return isCut ? [figure.textContent] : [];
          }),
        );
        expect(cut, url).toEqual([]);
      }
    });
  });
}

test.describe('in type twice as large', () => {
  test.use(withType(32));

  test('the menu stands below its button, which closes it', async ({ page }) => {
    await page.goto('/pricing');
    const button = page.locator('.menu-button');
    const menu = page.locator('#site-menu');
    await button.click();
    await expect(menu).toBeVisible();
    const { bottom } = await menu.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(844);
    await button.click();
    await expect(menu).toBeHidden();
  });
});
