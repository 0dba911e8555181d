import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/contract/locales';
import { PAGES } from '../../src/routes/pages';
import { axeViolations, contrastViolations } from '../support/axe';
import { expect, hydrated, test } from '../support/test';
import { ALL_URLS, localeOf } from '../support/urls';
import { reflowDefects, spaceTexts } from './reflow';
import { brokenWords } from './thai-lines';
import { type Visitor, Visits } from './visit';

const COOKIES = [null, 'en', 'th'];

/** Latin letters are on every page; what has letters of its own fetches those too. */
const FONT_BYTES: Partial<Record<Locale, number>> = { th: 80_000 };
const LATIN_BYTES = 60_000;

/** What stands on a page, and on what ground, differs between a phone and a screen. */
const LAYOUTS = [360, 1440];

/** The widest ones a phone and a zoomed window have, where figures stand side by side, and where the menu is a row. */
const SPACED_LAYOUTS = [360, 640, 768, 1280];

/** On the bare address this one opens the other. */
const isSentAway = (url: string, cookie: string | null): boolean => url === '/' && cookie === 'th';

/** With `npm run test:all` nothing is left to the page's twin in the other language. */
const IS_WHOLE = process.env['EVERY_VISIT'] === '1';

/** Where text has the least and the most room, and between them. */
const WIDTHS = [768, 1440, 360];

const COLOR_MODES = [null, 'dark', 'light'];

/** Neighbours, and a page and its twin, have different turns. */
const turnOf = (url: string, index: number): number =>
  (index % PAGES.length) + LOCALES.indexOf(localeOf(url));

/** One width is left to the page's twin, and over the addresses each colour mode meets each cookie. */
function visitors(url: string, turn: number): Visitor[] {
  const widths = IS_WHOLE ? WIDTHS : WIDTHS.filter((_, position) => position !== turn % WIDTHS.length);
  return widths.map((width, position) => {
    const cookie = COOKIES[(turn + position) % COOKIES.length] ?? null;
    const chosen = COLOR_MODES[(Math.floor(turn / COOKIES.length) + position) % COLOR_MODES.length] ?? null;
    return {
      width,
      // The last one's page then follows what the device is said to prefer.
      colorMode: position === widths.length - 1 ? 'system' : chosen,
      cookie: isSentAway(url, cookie) ? null : cookie,
      fontOrder: (turn + position) % 2 === 0 ? ['latin', 'thai'] : ['thai', 'latin'],
    };
  });
}

/** Of phones, tablets and screens in use: lines end elsewhere at each. */
const LINE_WIDTHS = [320, 360, 412, 768, 1024, 1440];

/** In the dark the same colours lie on the same grounds, so that one layout is left to the page's twin. */
const darkLayouts = (turn: number): number[] =>
  IS_WHOLE ? LAYOUTS : LAYOUTS.filter((_, position) => position !== turn % LAYOUTS.length);

/** Motion ends in the same picture; nobody may judge a frame half-way through it. */
const STILL = { reducedMotion: 'reduce' } as const;

/**
 * The page in the dark, in a window of its own. One that was made larger and smaller many times over may be given no frame
 * any more, and never hears of another light then: its main thread goes on, though not even a picture can be taken of it.
 * That is the browser's own fault, once in some hundreds of such rounds on a busy machine.
 */
async function openInTheDark(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ ...STILL, colorScheme: 'dark' });
  await page.goto(url);
  await hydrated(page);
  await page.locator('html.dark').waitFor({ state: 'attached' });
  return page;
}

for (const [index, url] of ALL_URLS.entries()) {
  const locale = localeOf(url);
  const turn = turnOf(url, index);

  test(`${url} stays as it was prerendered, and is read at every width and in both modes`, async ({
    page,
    context,
    baseURL,
  }) => {
    const visits = await Visits.of(page);
    for (const visitor of visitors(url, turn)) {
      await test.step(`visited with ${JSON.stringify(visitor)}`, async () => {
        const { changes, shifts, fonts } = await visits.open(`${baseURL}${url}`, visitor);
        expect(changes, 'hydration changes nothing').toEqual([]);
        // Words move by a pixel or two within their lines; no line may break elsewhere.
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, `nothing moves when the fonts come: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
        const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
        expect(bytes, 'bytes of fonts').toBeLessThanOrEqual(FONT_BYTES[locale] ?? LATIN_BYTES);
        expect(
          fonts.some((font) => font.url.includes('thai')),
          'fetches Thai letters',
        ).toBe(locale === 'th');
      });
    }

    // The last visitor follows the device, which is light unless it is told otherwise.
    await page.emulateMedia(STILL);
    await page.locator('html:not(.dark)').waitFor({ state: 'attached' });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await reflowDefects(page), `${width} px`).toEqual([]);
      if (!LAYOUTS.includes(width)) continue;
      expect(await axeViolations(page), `axe at ${width} px, light`).toEqual([]);
    }
    for (const width of locale === 'th' ? LINE_WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
    }
    // 200% of a window of 1280 px is a layout of 640 px.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await reflowDefects(page), '200% zoom').toEqual([]);
    await spaceTexts(page);
    for (const width of SPACED_LAYOUTS) {
      await page.setViewportSize({ width, height: 740 });
      expect(await reflowDefects(page), `wider text spacing at ${width} px`).toEqual([]);
    }

    const dark = await openInTheDark(context, url);
    for (const width of darkLayouts(turn)) {
      await dark.setViewportSize({ width, height: 900 });
      expect(await contrastViolations(dark), `contrast at ${width} px, dark`).toEqual([]);
    }
  });
}
