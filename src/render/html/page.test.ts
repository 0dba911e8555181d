import { describe, expect, it } from 'vitest';
import { siteUrls } from '../../build/site-files/site-urls';
import { SITE } from '../../config/site';
import { splitLocalePath } from '../../locale/locale-path';
import { page } from './page';

const THAI = /[\u0E00-\u0E7F]/;

/** A page that says less is a stub: section 2 of the specification asks for complete pages. */
const LEAST_CHARACTERS = 150;

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** What the company is called stands on pages of both languages, in its own letters. */
const companyWords = Object.values(SITE).filter((value) => typeof value === 'string');
const withoutCompany = (html: string): string =>
  companyWords.reduce(
    (text, word) => text.replaceAll(word, ''),
    html.replace(/<\/?span[^>]*>|<wbr\/?>/g, ''),
  );

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

async function render(url: string) {
  const { html } = await page(url, { manifest: null });
  return { url, html };
}

describe('pages rendered at the same time', () => {
  it('never mix their languages', async () => {
    // Every page twice, in both languages, all begun before the first is done.
    const rendered = await Promise.all([...siteUrls(), ...siteUrls().toReversed()].map(render));
    for (const { url, html } of rendered) {
      // The name of the other language, on its switch, is the one word that belongs there.
      const isThai = splitLocalePath(url).locale === 'th';
      expect(THAI.test(withoutCompany(mainOf(html))), url).toBe(isThai);
      expect(html.includes(isThai ? 'Skip to content' : 'ข้ามไปยังเนื้อหา'), url).toBe(false);
    }
  });
});

it.each(siteUrls().filter((url) => !/\/(?:404|500)$/.test(url)))(
  `%s says at least ${LEAST_CHARACTERS} characters in its main part`,
  async (url) => {
    const { html } = await render(url);
    expect(textOf(mainOf(html)).length).toBeGreaterThanOrEqual(LEAST_CHARACTERS);
  },
);
