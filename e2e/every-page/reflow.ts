import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest';

/** WCAG 1.4.12, as a visitor's own stylesheet would set it. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Sets texts apart, as a visitor's own stylesheet may. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
}

/** What sticks out of the page, and texts whose boxes lie over one another. */
export async function reflowDefects(page: Page): Promise<string[]> {
  await atRest(page);
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
