import { expect, hydrated, test } from './support/test';
import { ALL_URLS, localeOf } from './support/urls';

/** Where text has the least and the most room, and between them. */
const WIDTHS = [360, 768, 1440];

const BUDGET_BYTES = { en: 60_000, th: 80_000 };

for (const [url, width] of ALL_URLS.flatMap((url) => WIDTHS.map((width) => [url, width] as const))) {
  test(`${url} fetches the fonts of its language, and at ${width} px nothing moves when they arrive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const fonts: { name: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'font') return;
      fonts.push({ name: response.url(), bytes: (await response.body()).length });
    });
    // The page is painted without its fonts first, as on a slow line.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: { value: number; sources: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[]) {
          shifts.push({
            value: entry.value,
            sources: entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : '',
            ),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await hydrated(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
    );
    // What moved while the document was still coming in is another matter.
    await page.evaluate(() => {
      (window as unknown as { shifts: unknown[] }).shifts.length = 0;
    });
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
    );
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts,
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const locale = localeOf(url);
    // Words move by a pixel or two within their lines; no line may break elsewhere.
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_BYTES[locale]);
    expect(fonts.some(({ name }) => name.includes('thai'))).toBe(locale === 'th');
  });
}
