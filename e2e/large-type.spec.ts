import config from '../playwright.config';
import { reflowDefects } from './every-page/reflow';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

const { args = [], ...options } = config.use?.launchOptions ?? {};

// Half as large again as most have it, by the browser's own setting, which pages' measures go by too.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=24'] },
});

test('on a phone in large type no page is wider than its screen', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  for (const url of ALL_URLS) {
    await page.goto(url);
    expect(await reflowDefects(page), url).toEqual([]);
  }
});
