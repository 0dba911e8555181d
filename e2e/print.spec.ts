import { expect, test } from './support/test';

/** A4 without its margins, at 96 dots an inch. */
const SHEET = { width: 718, height: 1047 };

test.use({ viewport: SHEET });

for (const path of ['/', '/pricing', '/th/pricing', '/technology', '/documents', '/partners/register']) {
  test(`on paper nothing of ${path} that is taller than a sheet is kept whole`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    // Moved to the next sheet, it would leave the first one empty.
    const kept = await page.evaluate(
      (tallest) =>
        // Where a table stands row by row, its head is there to be heard alone.
        Array.from(document.querySelectorAll('body :not(thead *)'))
          .filter((element) => getComputedStyle(element).breakInside === 'avoid')
          .map((element) => ({ name: element.className, height: element.getBoundingClientRect().height }))
          .filter(({ height }) => height > tallest),
      SHEET.height,
    );
    expect(kept).toEqual([]);
  });
}
