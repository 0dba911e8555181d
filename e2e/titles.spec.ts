import type { Page } from '@playwright/test';
import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/test';
import { ALL_URLS, localeOf } from './support/urls';

/** Phones in use, in CSS pixels. */
const WIDTHS = [320, 360, 393, 430];

/** What stands in for Anuphan until it comes, on a desk and on Android; see ui/stand-in-fonts. */
const STAND_INS = '"Anuphan as Noto", "Anuphan as Arial", "Anuphan as Roboto"';

/** How many lines the title has in Anuphan, and in its stand-ins. */
const titleLines = (page: Page) =>
  page.locator('h1').evaluate((title: HTMLElement, standIns) => {
    const linesIn = (fontFamily: string) => {
      title.style.fontFamily = fontFamily;
      return Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    };
    return [linesIn(standIns), linesIn('')];
  }, STAND_INS);

for (const locale of LOCALES) {
  test(`a title in ${locale} has as many lines on every phone, before its font has come as after`, async ({
    page,
  }) => {
    const unlike: Record<string, number[]> = {};
    for (const url of ALL_URLS.filter((address) => localeOf(address) === locale)) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      const counts: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        counts.push(...(await titleLines(page)));
      }
      if (new Set(counts).size !== 1) unlike[url] = counts;
    }
    expect(unlike).toEqual({});
  });
}
