import type { Page } from '@playwright/test';
import { expect, openIdle, painted, test } from './support/test';

const REVEALED = '[data-reveal]';
const MOVED = '[data-aos="rise"]';

/** Nothing moves before the visitor does. */
async function start(page: Page): Promise<void> {
  await expect(page.locator(MOVED)).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await page.locator('body[data-aos-duration="400"]').waitFor();
}

/** Whether the element stands where the layout puts it. */
const isInPlace = (page: Page, index: number) =>
  page
    .locator(MOVED)
    .nth(index)
    .evaluate((element) => getComputedStyle(element).transform === 'none');

test('content below the fold rises when it comes into view, and again each time', async ({ page }) => {
  await openIdle(page, '/solution');
  await start(page);
  await expect(page.locator('body')).toHaveAttribute('data-aos-easing', 'ease');
  await expect(page.locator('body')).toHaveAttribute('data-aos-delay', '0');
  const last = (await page.locator(MOVED).count()) - 1;
  expect(last).toBeGreaterThanOrEqual(0);
  expect(await isInPlace(page, last)).toBe(false);
  await page.locator(MOVED).nth(last).scrollIntoViewIfNeeded();
  await expect.poll(() => isInPlace(page, last)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isInPlace(page, last)).toBe(false);
});

test('what is first seen is never touched, and nothing is ever transparent', async ({ page }) => {
  await openIdle(page, '/solution');
  await start(page);
  const touched = await page
    .locator(MOVED)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element.getBoundingClientRect().top < window.innerHeight).length,
    );
  expect(touched).toBe(0);
  const opacities = await page
    .locator(REVEALED)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('a page reached by navigation moves as well', async ({ page }) => {
  await openIdle(page, '/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solution' }).click();
  await expect(page).toHaveURL('/solution');
  await page.locator('[data-page="solution"] [data-reveal]').last().waitFor();
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.locator(MOVED).count()).toBeGreaterThan(0);
  await page.locator('body[data-aos-duration="400"]').waitFor();
  const last = (await page.locator(MOVED).count()) - 1;
  await page.locator(MOVED).nth(last).scrollIntoViewIfNeeded();
  await expect.poll(() => isInPlace(page, last)).toBe(true);
});

test('on paper everything stands in its place', async ({ page }) => {
  await openIdle(page, '/solution');
  await start(page);
  await page.emulateMedia({ media: 'print' });
  expect(await isInPlace(page, 0)).toBe(true);
});

test.describe('for whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and the library does not come', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openIdle(page, '/solution');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await painted(page);
    expect(asked.filter((url) => url.includes('aos'))).toEqual([]);
    await expect(page.locator(MOVED)).toHaveCount(0);
  });
});
