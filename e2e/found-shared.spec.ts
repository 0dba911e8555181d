import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SITE } from '../src/config/site';
import { LOCALE_TAGS } from '../src/contract/locales';
import { attributeOf, documents } from './support/documents';
import { ALL_URLS, CLIENT_FOLDER, localeOf } from './support/urls';

/** What messengers and networks show of a link: files alone, without a browser or a server. */

const MOST_PICTURE_BYTES = 60_000;

/** Where a PNG says how large it is: https://www.w3.org/TR/png/#11IHDR */
const WIDTH_AT = 16;

const property = (url: string, name: string): string | undefined => {
  const document = documents().get(url);
  return document && attributeOf(document, `meta[property="og:${name}"]`, 'content');
};

test('every page is shared with its own picture and words', () => {
  for (const url of ALL_URLS) {
    const document = documents().get(url);
    const address = property(url, 'image') ?? '';
    expect(address, url).toContain(`${SITE.origin}/assets/card-`);
    const file = CLIENT_FOLDER + address.slice(SITE.origin.length);
    const picture = readFileSync(file);
    const [width, height] = [picture.readUInt32BE(WIDTH_AT), picture.readUInt32BE(WIDTH_AT + 4)];
    expect([width, height].map(String)).toEqual([
      property(url, 'image:width'),
      property(url, 'image:height'),
    ]);
    expect([width, height], url).toEqual([1200, 630]);
    expect(statSync(file).size, url).toBeLessThanOrEqual(MOST_PICTURE_BYTES);

    const headline = document?.querySelector('h1')?.text ?? '-';
    expect(property(url, 'image:alt'), url).toBe(`${headline} · ${SITE.name}`);
    expect(property(url, 'title'), url).toBe(document?.querySelector('title')?.text);
    expect(property(url, 'site_name')).toBe(SITE.name);
    expect(property(url, 'locale'), url).toBe(LOCALE_TAGS[localeOf(url)].replace('-', '_'));
    expect(property(url, 'locale:alternate')).not.toBe(property(url, 'locale'));
    const canonical = document && attributeOf(document, 'link[rel="canonical"]', 'href');
    expect(property(url, 'url'), url).toBe(canonical ?? SITE.origin + url);
  }
});

test('no two pages share a picture', () => {
  const pictures = ALL_URLS.map((url) => property(url, 'image'));
  expect(new Set(pictures).size).toBe(ALL_URLS.length);
});
