import { expect, it } from 'vitest';
import { pageUrls } from '../../build/site-files/site-urls';
import { mapTexts } from '../../build/texts/map-texts';
import { namespacesOf } from '../../build/texts/page-texts';
import { translations } from '../../build/texts/translations';
import { splitLocalePath } from '../../locale/locale-path';
import { matchPage } from '../../routes/match-page';
import { page } from './page';

/** Soft hyphens, zero-width spaces and joiners: what is copied, searched and read out would not be what is written. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/;

const HEADING = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs;
const WORDS = /<span class="words">|<\/?span>|<wbr\/?>/g;

/** As it is typed: a space at which no line may end is a space. */
const typed = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

/** What the headings say, each of their elements by itself. */
const headingsOf = (html: string): string[] =>
  Array.from(html.matchAll(HEADING), ([, , inside = '']) => inside.replace(WORDS, '').split(/<[^>]*>/))
    .flat()
    .map(typed)
    .filter(Boolean);

function textsOf(url: string): Set<string> {
  const { page: found, locale } = matchPage(url);
  const texts = new Set<string>();
  mapTexts(translations(locale, ['common', ...namespacesOf(found)]), (text) => {
    texts.add(typed(text));
    return text;
  });
  return texts;
}

it.each(pageUrls().filter((url) => splitLocalePath(url).locale === 'th'))(
  '%s says what is written, letter by letter',
  async (url) => {
    const { html, payload } = await page(url, { manifest: null });
    expect(html).not.toMatch(UNSEEN);
    expect(JSON.stringify(payload)).not.toMatch(UNSEEN);
    const headings = headingsOf(html);
    const texts = textsOf(url);
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => !texts.has(heading))).toEqual([]);
  },
);
