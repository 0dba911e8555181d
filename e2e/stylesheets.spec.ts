import type { Page } from '@playwright/test';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { DEFAULT_LOCALE } from '../src/contract/locales';
import { expect, FAILED_RESOURCE, test } from './support/test';
import { ALL_URLS, documentOf, localeOf } from './support/urls';

// Where the stylesheets of one page come to stand beside another's: see src/render/page-head.

const OWN_STYLES = /<style data-page="">([\s\S]*?)<\/style>/g;
const ALL_STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The languages have the same stylesheets. */
const URLS = [...ALL_URLS.filter((url) => localeOf(url) === DEFAULT_LOCALE), '/404', '/500'];

const stylesOf = (url: string, styles = OWN_STYLES): string[] =>
  Array.from(documentOf(url).matchAll(styles), ([, css = '']) => css);

/** Before anything is measured: every font is there, and what is far below is laid out as what is near. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [whole];
    // Those that stand in for them are the device's, which may lack some.
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  });
}

/** Where everything stands and what it looks like, its parts by CSS too: a line each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PROPERTIES = 'display position color background font margin padding border opacity mask grid gap';
    const MORE = 'text-align transform translate z-index order stroke fill list-style animation-name';
    const names = `${PROPERTIES} ${MORE}`.split(' ');
    return Array.from(document.querySelectorAll('body *')).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return '';
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`;
        return [name, x, y, width, height, style.width, style.height, ...values].join('; ');
      });
    });
  });
}

/** What stands between a selector's combinators; the last is what its rule is for. */
function compoundsOf(selector: Selector): Selector[] {
  const compounds: Selector[] = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

const choicesOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];

const looksInside = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      (part.kind === 'has' ||
        (part.kind === 'not' && part.selectors.some(looksInside)) ||
        choicesOf(part).some(looksInside)),
  );

/** Whether only elements of a type, a class, an id or an attribute can match it. */
const isNarrow = (selector: Selector): boolean =>
  compoundsOf(selector)
    .at(-1)
    ?.some(
      (part) =>
        ['type', 'class', 'id', 'attribute'].includes(part.type) ||
        (choicesOf(part).length > 0 && choicesOf(part).every(isNarrow)),
    ) ?? false;

const isDocument = (part: SelectorComponent): boolean =>
  (part.type === 'type' && part.name === 'html') || (part.type === 'pseudo-class' && part.kind === 'root');

const looksIntoDocument = (selector: Selector): boolean =>
  compoundsOf(selector).some(
    (compound) =>
      (compound.some(isDocument) && looksInside(compound)) ||
      compound.flatMap(choicesOf).some(looksIntoDocument),
  );

for (const [name, width] of [
  ['a phone', 390],
  ['a screen', 1280],
] as const)
  test.describe(`on ${name}`, () => {
    // Two of them are answers of another status.
    test.use({
      expectedConsole: FAILED_RESOURCE,
      viewport: { width, height: 844 },
      javaScriptEnabled: false,
      // What moves stands elsewhere at each look.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('every page looks the same beside the stylesheets of all others', async ({ page }) => {
      const all = new Set(URLS.flatMap((url) => stylesOf(url)));
      for (const url of URLS) {
        await page.goto(url);
        await settle(page);
        const before = await looks(page);
        const own = stylesOf(url);
        const others = [...all].filter((css) => !own.includes(css)).map((css) => `<style>${css}</style>`);
        expect(others.length, url).toBeGreaterThan(0);
        await page.evaluate((html) => document.head.insertAdjacentHTML('beforeend', html), others.join(''));
        await settle(page);
        const after = await looks(page);
        expect(after.filter((line, index) => line !== before[index]).slice(0, 3), url).toEqual([]);
        expect(after, url).toHaveLength(before.length);
      }
    });
  });

/** Masks of several pictures of which one is none, with whose they are. */
function brokenMasks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { content, maskImage } = getComputedStyle(element, part);
        const isBroken = !(part && content === 'none') && /\bnone, |, none\b/.test(maskImage);
        return isBroken ? [`${element.getAttribute('class')}${part ?? ''}: ${maskImage}`] : [];
      }),
    ).flat(),
  );
}

test.describe('in either light', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  // Firefox shows nothing of what has such a mask, the other engines the rest of it.
  test('no mask has a picture that is none among others', async ({ page }) => {
    for (const url of URLS) {
      await page.goto(url);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [390, 1280]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 844 });
          expect(await brokenMasks(page), `${url}, ${colorScheme}, ${width} px`).toEqual([]);
        }
    }
  });
});

test('no two of them name different motions alike, and all have one order', () => {
  const motions = new Map<string, string>();
  const followers = new Map<string, Set<string>>();
  for (const url of URLS) {
    const styles = stylesOf(url);
    for (const [index, css] of styles.entries()) {
      for (const [, name = ''] of css.matchAll(/@keyframes ([\w-]+)/g)) {
        expect(motions.get(name) ?? css, name).toBe(css);
        motions.set(name, css);
      }
      const following = followers.get(css) ?? new Set();
      for (const later of styles.slice(index + 1)) following.add(later);
      followers.set(css, following);
    }
  }
  for (const [css, following] of followers)
    for (const later of following) expect(followers.get(later)?.has(css), later.slice(0, 80)).not.toBe(true);
});

// Browsers keep one list of whom all rules with `:has()` may be for, and ask it at each change below whom they look into.
test('no rule that looks into an element is for all elements, or looks into the document', () => {
  let looking = 0;
  const wrong: string[] = [];
  for (const css of new Set(URLS.flatMap((url) => stylesOf(url, ALL_STYLES)))) {
    const Rule = {
      style({ value }: { value: { selectors: Selector[]; loc: { column: number } } }): void {
        const inside = value.selectors.filter(looksInside);
        looking += inside.length;
        if (inside.some((selector) => !isNarrow(selector) || looksIntoDocument(selector)))
          wrong.push(css.slice(value.loc.column - 1).split('{', 1)[0] ?? '');
      },
    };
    transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Rule } });
  }
  expect(looking).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

// What is nested in the rule of a part, as `::after`, is compiled to a rule for nothing.
test('every rule is for something', () => {
  const empty = URLS.flatMap((url) => stylesOf(url, ALL_STYLES)).flatMap(
    (css) => css.match(/[^{}]*:is\(\)[^{}]*/g) ?? [],
  );
  expect(empty).toEqual([]);
});
