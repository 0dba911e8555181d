import type { Page } from '@playwright/test';
import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/test';
import { ALL_URLS, localeOf } from './support/urls';

/** Phones in use, in CSS pixels. */
const WIDTHS = [320, 360, 393, 430];

/** Tablets and desks in use. */
const WIDER = [768, 820, 1024, 1180, 1280, 1366, 1440, 1536, 1920];

/** Pages that a visit seldom begins with, whose titles have another number of lines at one of these widths. */
const UNFITTED = /\/(feature-list|feature-detail|stack-list|top-banner|free-trial|starter|404|500)$/;

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

/** Phones of today. */
const PHONES = [360, 375, 390, 393, 402, 412, 430];

const BLOCKS = 'h1, h2, h3, p, li, dt, dd, label, summary';

/** What of a phone's first screen has another height in Anuphan than in its stand-ins: by a line, not by a rounding. */
const unlikeBlocks = (page: Page) =>
  page.locator('body').evaluate(
    (body: HTMLElement, { selector, standIns }) => {
      const blocks = [...body.querySelectorAll(selector)].filter((block) => !block.querySelector(selector));
      const heightsIn = (fontFamily: string) => {
        document.documentElement.style.fontFamily = fontFamily;
        return blocks.map((block) => block.getBoundingClientRect().height);
      };
      const before = heightsIn(standIns);
      const after = heightsIn('');
      return blocks
        .filter((block, index) => {
          const { top } = block.getBoundingClientRect();
          return top < innerHeight && Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 12;
        })
        .map((block) => block.textContent);
    },
    { selector: BLOCKS, standIns: STAND_INS },
  );

for (const locale of LOCALES) {
  test.describe('with a phone’s pixels', () => {
    test.use({ deviceScaleFactor: 3 });

    test(`all that a first screen in ${locale} says has as many lines before its fonts have come as after`, async ({
      page,
    }) => {
      const unlike: string[] = [];
      for (const url of ALL_URLS.filter((address) => localeOf(address) === locale)) {
        await page.goto(url);
        await page.evaluate(() => document.fonts.ready);
        for (const width of PHONES) {
          await page.setViewportSize({ width, height: 844 });
          unlike.push(...(await unlikeBlocks(page)).map((text) => `${url} at ${width} px: ${text}`));
        }
      }
      expect(unlike).toEqual([]);
    });
  });

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

  test(`a title in ${locale} has as many lines before its font has come as after, on wider screens`, async ({
    page,
  }) => {
    const unlike: string[] = [];
    for (const url of ALL_URLS.filter((address) => localeOf(address) === locale && !UNFITTED.test(address))) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDER) {
        await page.setViewportSize({ width, height: 900 });
        const [before, after] = await titleLines(page);
        if (before !== after) unlike.push(`${url} at ${width} px: ${before}, then ${after}`);
      }
    }
    expect(unlike).toEqual([]);
  });
}
