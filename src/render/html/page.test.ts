import { describe, expect, it } from 'vitest';
import { siteUrls } from '../../build/site-urls';
import { page } from './page';

const THAI = /[\u0E00-\u0E7F]/;

describe('pages rendered at the same time', () => {
  it('never mix their languages', async () => {
    // Every page twice, in both languages, all begun before the first is done.
    const urls = [...siteUrls(), ...siteUrls().toReversed()];
    const rendered = await Promise.all(
      urls.map(async (url) => {
        const { html } = await page(url, { id: 'b1', manifest: null });
        return { url, html };
      }),
    );
    for (const { url, html } of rendered) {
      // The name of the other language, on its switch, is the one word that belongs there.
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const isThai = /^\/th(\/|$)/.test(url);
      expect(THAI.test(main), url).toBe(isThai);
      expect(html.includes(isThai ? 'Skip to content' : 'ข้ามไปยังเนื้อหา'), url).toBe(false);
    }
  });
});
