import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, test } from './support/test';
import { ALL_URLS } from './support/urls';

/** How much of what a page says has come when the browser paints it for the first time. */
const SHARES = [0.3, 0.7];

/** Its heading is ten pixels higher once the sheet below it has begun. */
const KNOWN_TO_MOVE = /\/account$/;

/** The header alone has more. */
const LEAST_SEEN = 10;

/** Not what is tested: letters of another font have other widths. */
const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

interface Place {
  name: string;
  isSeen: boolean;
  x: number;
  y: number;
}

/** Where each element stands; a paragraph, list or table that still comes is not looked at. */
const places = (page: Page): Promise<Place[]> =>
  page.locator('body *').evaluateAll((elements) => {
    const last = elements.at(-1);
    const coming = last?.closest('dl, ul, ol, table') ?? last?.closest('h1, h2, h3, p, label');
    return elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return {
        name: `${element.tagName} ${element.getAttribute('class') ?? ''}`,
        isSeen: isDrawn && top < innerHeight && !element.matches('svg *') && !coming?.contains(element),
        x: Math.round(left),
        y: Math.round(top),
      };
    });
  });

/** What is seen before all of the document has come, with where it stands when it has. */
const pairsOf = (part: readonly Place[], whole: readonly Place[]): [Place, Place][] =>
  part.flatMap((place, index): [Place, Place][] => {
    const later = whole[index];
    return place.isSeen && later?.name === place.name ? [[place, later]] : [];
  });

/** Those that stand elsewhere, or are gone. */
const moved = (pairs: readonly [Place, Place][]): string[] =>
  pairs.flatMap(([{ name, x, y }, later]) => {
    const stays = later.isSeen && Math.abs(later.x - x) <= 1 && Math.abs(later.y - y) <= 1;
    return stays ? [] : [`${name}: ${x}, ${y} to ${later.isSeen ? '' : 'unseen '}${later.x}, ${later.y}`];
  });

/** A browser paints what has come of a document, and nothing of that is to move when the rest comes. */
test.describe('what has come of a document on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    expectedConsole: FAILED_RESOURCE,
    // What moves by itself is elsewhere at each look, on a busy machine within one test.
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const url of ALL_URLS.filter((url) => !KNOWN_TO_MOVE.test(url))) {
    test(`${url} stays where it is`, async ({ page }) => {
      await withoutFonts(page);
      const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
      const html = (await response?.text()) ?? '';
      const whole = await places(page);
      const [from, to] = [html.indexOf('<main'), html.indexOf('</main>')];
      for (const share of SHARES) {
        const body = html.slice(0, html.lastIndexOf('<', from + (to - from) * share));
        await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }), {
          times: 1,
        });
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        const part = await places(page);
        expect(part.length).toBeLessThan(whole.length);
        const pairs = pairsOf(part, whole);
        expect(pairs.length, `${share}`).toBeGreaterThan(LEAST_SEEN);
        expect(moved(pairs), `${share}`).toEqual([]);
      }
    });
  }
});
