import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

const WIDTHS = [360, 1440];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

// Motion ends in the same picture; axe must not judge a frame half-way through it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of ALL_URLS) {
  test(`axe finds nothing on ${url}, in both modes and widths`, async ({ page }) => {
    await page.goto(url);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

for (const url of ['/', '/th', '/faq', '/th/pricing']) {
  test(`axe finds nothing on ${url} with everything open`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(url);
    for (const details of await page.locator('details').all()) {
      await details.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
    }
    expect(await violations(page)).toEqual([]);
    await page.locator('button[popovertarget]').click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
