import { expect, test } from './support/test';
import { THAI_URLS } from './support/urls';

const COMPOUNDS = ['ตัวตน', 'ประจำตัว', 'ผู้เชี่ยวชาญ', 'เซลฟี', 'เปรียบเทียบ', 'ค่าธรรมเนียม', 'มูลค่าเพิ่ม'];
const WIDTHS = [320, 360, 768, 1440];

for (const url of THAI_URLS) {
  test(`no compound is broken across lines on ${url}`, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.evaluate((compounds) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue ?? '';
          if (!node.parentElement?.checkVisibility()) continue;
          for (const compound of compounds) {
            // A word joiner may stand between any two letters.
            const pattern = new RegExp(Array.from(compound).join('\u2060?'), 'g');
            for (const match of text.matchAll(pattern)) {
              const range = document.createRange();
              range.setStart(node, match.index);
              range.setEnd(node, match.index + match[0].length);
              const tops = new Set(Array.from(range.getClientRects(), (rect) => Math.round(rect.top / 8)));
              if (tops.size > 1) found.push(text.slice(Math.max(0, match.index - 20), match.index + 20));
            }
          }
        }
        return found;
      }, COMPOUNDS);
      expect(broken, `${width} px`).toEqual([]);
    }
  });
}
