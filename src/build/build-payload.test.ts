import { describe, expect, it } from 'vitest';
import { renderPage } from '../render/html/render-page';
import { matchPage } from '../routes/match-page';
import { buildPayload } from './build-payload';
import { jsonForScript } from './escape-html';
import { siteUrls } from './site-urls';

const THAI = /[\u0E00-\u0E7F]/;

describe('buildPayload', () => {
  it('carries the page’s own namespaces and no other', () => {
    const { resources, pageId, build } = buildPayload(matchPage('/pricing'), 'b1');
    expect(Object.keys(resources).sort()).toEqual(['common', 'pricing']);
    expect({ pageId, build }).toEqual({ pageId: 'pricing', build: 'b1' });
  });

  it('gives a section the canonical address of its page', () => {
    const { head } = buildPayload(matchPage('/th/solution/top-banner'), 'b1');
    expect(head).toContain('rel="canonical" href="https://verisiam.example/th/solution"');
  });

  it('keeps a 404 page out of search engines', () => {
    expect(buildPayload(matchPage('/th/404'), 'b1').head).toContain('noindex');
  });
});

describe('pages rendered at the same time', () => {
  it('never mix their languages', async () => {
    // Every page twice, in both languages, all begun before the first is done.
    const urls = [...siteUrls(), ...siteUrls().toReversed()];
    const rendered = await Promise.all(
      urls.map(async (url) => {
        const match = matchPage(url);
        return { url, html: await renderPage(match, buildPayload(match, 'b1')) };
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

describe('jsonForScript', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028\u2029'])(
    'keeps %j inside',
    (text) => {
      const json = jsonForScript({ text });
      expect(json).not.toMatch(/<|\u2028|\u2029/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
