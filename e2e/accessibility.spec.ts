import { axeViolations } from './support/axe';
import { expect, FAILED_RESOURCE, test } from './support/test';

// Motion ends in the same picture; axe must not judge a frame half-way through it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 900 } });

for (const url of ['/', '/th', '/faq', '/th/pricing']) {
  test(`axe finds nothing on ${url} with everything open`, async ({ page }) => {
    await page.goto(url);
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('button[popovertarget]').click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const url of ['/partners/register', '/th/partners/register', '/login']) {
  test(`axe finds nothing on ${url} as it is without its code`, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(() => delete document.documentElement.dataset['scripting']);
    await expect(page.locator('.only-without-script').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe('a page that stands in for another, on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, expectedConsole: FAILED_RESOURCE });

  for (const url of ['/no-such-page', '/th/no-such-page', '/500', '/th/500'])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing on ${url}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(url);
        await expect(page.locator('.cancelled-stamp')).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      });
});
