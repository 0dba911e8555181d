import type { Page } from '@playwright/test';
import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/test';
import { ALL_URLS, localeOf } from './support/urls';

/** Phones in use, in CSS pixels. */
const WIDTHS = [320, 360, 393, 430];

/** What stands in for Anuphan until it comes, on a desk and on Android; see ui/stand-in-fonts. */
const STAND_INS = ['Anuphan as Noto', 'Anuphan as Arial', 'Anuphan as Roboto'];

/** How many lines the title has in Anuphan and in its stand-ins. */
const titleLines = (page: Page) =>
  page.evaluate((standIns) => {
    const title = document.querySelector('h1');
    if (!title) return [];
    const lines = () =>
      Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    const inAnuphan = lines();
    title.style.fontFamily = standIns.map((name) => `"${name}"`).join();
    const inStandIns = lines();
    title.style.fontFamily = '';
    return [inAnuphan, inStandIns];
  }, STAND_INS);

for (const locale of LOCALES) {
  test(`on a phone a title in ${locale} has as many lines before its font has come as after`, async ({
    page,
  }) => {
    const lines: Record<string, number[]> = {};
    for (const url of ALL_URLS.filter((address) => localeOf(address) === locale)) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        lines[`${url} at ${width} px`] = await titleLines(page);
      }
    }
    const moved = Object.entries(lines).filter(([, [inAnuphan, inStandIns]]) => inAnuphan !== inStandIns);
    expect(Object.fromEntries(moved)).toEqual({});
    // And every phone shows the same lines: what is true at one width is at the others.
    const [narrowest, ...wider] = WIDTHS.map((width) =>
      Object.entries(lines)
        .filter(([name]) => name.endsWith(` ${width} px`))
        .map(([, [count]]) => count),
    );
    for (const counts of wider) expect(counts).toEqual(narrowest);
  });
}
