import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { ALL_URLS } from './support/urls';

/** WCAG 1.4.12, as a visitor's own stylesheet would set it. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** What sticks out of the page, and texts whose boxes lie over one another. */
function defects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Kept for screen readers alone: a table's head, where its rows are stacked.
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const culprit = Array.from(document.querySelectorAll('body *')).find(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}, ${culprit?.outerHTML.slice(0, 120)}`);
    }
    const texts = Array.from(
      document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, p, li, dt, dd, label, summary, button, td, th)',
      ),
    ).filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true }) &&
        element.closest('[aria-hidden="true"], .sr-only, .honeypot') === null &&
        !isClipped(element) &&
        element.querySelector('p, li, dt, dd, label, button, h2, h3') === null &&
        element.textContent?.trim(),
    );
    const boxes = texts.map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (width > 2 && height > 2) {
          found.push(
            `overlap: ${a.element.textContent?.slice(0, 40)} / ${b.element.textContent?.slice(0, 40)}`,
          );
        }
      }
    }
    return found;
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of ALL_URLS) {
  test(`${url} fits 320 px, 200% zoom and wider text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    expect(await defects(page), '320 px').toEqual([]);
    // 200% of a window of 1280 px is a layout of 640 px.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await defects(page), '200% zoom').toEqual([]);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, TEXT_SPACING);
    expect(await defects(page), 'text spacing').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await defects(page), 'text spacing at 360 px').toEqual([]);
  });
}
