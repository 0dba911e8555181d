import type { Page } from '@playwright/test';
import { reflowDefects, spaceTexts } from './every-page/reflow';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

const HEIGHT = 844;

/** A phone with type of this size by its browser's own setting, which pages' measures go by too. In pixels; 16 is usual. */
async function setType(page: Page, size: number, width = 390): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

for (const [size, name] of [
  [24, 'half as large again'],
  [32, 'twice as large'],
] as const) {
  test(`in type ${name} no page is wider than a phone`, async ({ page }) => {
    await setType(page, size);
    await page.goto('/');
    // Of what a page is laid out by, too.
    expect(await page.evaluate((rem) => matchMedia(`(max-width: ${rem}rem)`).matches, 390 / size)).toBe(true);
    for (const url of ALL_URLS) {
      await page.goto(url);
      expect(await reflowDefects(page), url).toEqual([]);
    }
  });
}

const FIGURES = ['/', '/th', '/about-us', '/th/about-us', '/technology', '/th/technology'];

/**
 * The figures that are wider than their boxes, or end beyond the screen: cut in lines, what sticks out is not painted, and
 * another number is read.
 */
async function cutFigures(page: Page): Promise<(string | null)[]> {
  await page.evaluate(() => document.fonts.ready);
  const figures = page.locator('.figures dd, .figures-row dd');
  expect(await figures.count(), page.url()).toBeGreaterThan(0);
  return figures.evaluateAll((all) =>
    all.flatMap((figure) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      const room = Math.min(figure.getBoundingClientRect().right, document.documentElement.clientWidth);
      const isCut = text.getBoundingClientRect().right > room + 0.5;
      return isCut ? [figure.textContent] : [];
    }),
  );
}

for (const [size, width] of [
  [16, 320],
  [16, 360],
  [24, 390],
  [32, 390],
] as const) {
  test(`in type of ${size} px on ${width} px every figure is whole`, async ({ page }) => {
    await setType(page, size, width);
    for (const url of FIGURES) {
      await page.goto(url);
      expect(await cutFigures(page), url).toEqual([]);
    }
  });
}

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`in letters set apart every figure is whole on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const url of FIGURES) {
      await page.goto(url);
      await spaceTexts(page);
      expect(await cutFigures(page), url).toEqual([]);
    }
  });
}

test('in type twice as large the menu stands below its button, which closes it', async ({ page }) => {
  await setType(page, 32);
  await page.goto('/pricing');
  const button = page.locator('.menu-button');
  const menu = page.locator('#site-menu');
  await button.click();
  await expect(menu).toBeVisible();
  const { bottom } = await menu.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(HEIGHT);
  await button.click();
  await expect(menu).toBeHidden();
});

test('on a tablet where something is kept ends before the words of what for', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/th/cookies-policy');
  await page.evaluate(() => document.fonts.ready);
  const rooms = await page.locator('#items td:nth-child(2)').evaluateAll((all) =>
    all.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return cell.getBoundingClientRect().right - text.getBoundingClientRect().right;
    }),
  );
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
});
