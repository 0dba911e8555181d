import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SITE } from '../src/config/site';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/contract/locales';
import { PLAN_IDS } from '../src/contract/plans';
import { joinLocalePath, splitLocalePath } from '../src/locale/locale-path';
import { attributeOf, documents, isListed } from './support/documents';
import { ALL_URLS, CLIENT_FOLDER, localeOf } from './support/urls';

/** What a crawler finds: files alone, without a browser or a server. */

const STAND_INS = /\/(?:404|500)$/;
const UNLISTED = /^(?:\/th)?\/(?:account|reset-password|404|500)$/;

const absolute = (url: string): string => SITE.origin + url;

/** What it would put into its index: documents that allow it and say so of themselves. */
const indexable = (): string[] =>
  [...documents()]
    .filter(
      ([url, page]) => isListed(page) && attributeOf(page, 'link[rel="canonical"]', 'href') === absolute(url),
    )
    .map(([url]) => url);

/** The internal addresses that a document's links lead to. */
const linksOf = (url: string): string[] =>
  (documents().get(url)?.querySelectorAll('a[href]') ?? [])
    .map((link) => new URL(link.getAttribute('href') ?? '', absolute(url)))
    .filter(({ origin }) => origin === SITE.origin)
    .map(({ pathname }) => pathname);

test('every address has its document, and nothing else has one', () => {
  const pages = [...documents().keys()].filter((url) => !STAND_INS.test(url));
  expect(pages.toSorted()).toEqual(ALL_URLS.toSorted());
});

test('pages of one person and what stands in for a page are not for search engines', () => {
  const kept = [...documents()].filter(([, page]) => !isListed(page)).map(([url]) => url);
  expect(kept).toEqual([...documents().keys()].filter((url) => UNLISTED.test(url)));
  expect(kept).toHaveLength(8);
});

test('sitemap and llms.txt name exactly what may be indexed, in both languages', () => {
  const expected = indexable().map(absolute).toSorted();
  const named = (text: string, pattern: RegExp): string[] =>
    Array.from(text.matchAll(pattern), ([, url = '']) => url).toSorted();
  const sitemap = readFileSync(`${CLIENT_FOLDER}/sitemap.xml`, 'utf8');
  expect(named(sitemap, /<loc>([^<]+)</g)).toEqual(expected);
  const llms = readFileSync(`${CLIENT_FOLDER}/llms.txt`, 'utf8');
  expect(named(llms, /\]\(([^)]+)\)/g)).toEqual(expected);
});

test('every page is reached by links from the first one', () => {
  const reached = new Set(['/']);
  for (const url of reached) for (const next of linksOf(url)) reached.add(next);
  expect(indexable().filter((url) => !reached.has(url))).toEqual([]);
});

test('no link leads to a redirect, to nothing, or to a place that is not there', () => {
  const broken: string[] = [];
  for (const [from, page] of documents()) {
    for (const link of page.querySelectorAll('a[href]')) {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', absolute(from));
      if (origin !== SITE.origin) continue;
      const target = documents().get(pathname);
      // What stands in for a page is shown at other addresses than its own.
      if (STAND_INS.test(from) && STAND_INS.test(pathname)) continue;
      const isThere = target && (hash === '' || target.getElementById(decodeURIComponent(hash.slice(1))));
      if (!isThere || STAND_INS.test(pathname)) broken.push(`${from} -> ${pathname}${hash}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every file that a document names is in the build', () => {
  const missing = new Set<string>();
  for (const [url, page] of documents()) {
    for (const element of page.querySelectorAll('script[src], img[src], link[href]:not([hreflang])')) {
      const named = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      const { pathname, origin } = new URL(named, absolute(url));
      if (element.getAttribute('rel') === 'canonical' || origin !== SITE.origin) continue;
      if (!existsSync(`${CLIENT_FOLDER}${pathname}`)) missing.add(pathname);
    }
  }
  expect([...missing]).toEqual([]);
});

/** Where each language of a page stands, and what is for whoever reads none of them. */
function languagesOf(url: string): Record<string, string> {
  const { path } = splitLocalePath(url);
  const at = (locale: Locale): string => absolute(joinLocalePath({ locale, path }));
  const all = LOCALES.map((locale) => [locale, at(locale)]);
  return { ...Object.fromEntries(all), 'x-default': at(DEFAULT_LOCALE) };
}

test('each language of a page is named by its own address', () => {
  for (const url of indexable()) {
    const alternates = documents().get(url)?.querySelectorAll('link[rel="alternate"][hreflang]') ?? [];
    const named = alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(Object.fromEntries(named), url).toEqual(languagesOf(url));
  }
});

for (const locale of LOCALES) {
  test(`no two pages have a title, a description or a headline in common (${locale})`, () => {
    const pages = ALL_URLS.filter((url) => localeOf(url) === locale).map((url) => documents().get(url));
    for (const part of ['title', 'meta[name="description"]', 'h1']) {
      const said = pages.map((page) => {
        const element = page?.querySelector(part);
        return element?.getAttribute('content') ?? element?.text;
      });
      expect(said).not.toContain(undefined);
      expect(new Set(said).size, part).toBe(said.length);
    }
  });
}

for (const locale of LOCALES) {
  test(`a search is told what the service is: AI, and KYC (${locale})`, () => {
    for (const page of ['/', '/solution', '/technology', '/pricing']) {
      const document = documents().get(joinLocalePath({ locale, path: page }));
      const told = ['title', 'meta[name="description"]'].map((part) => document?.querySelector(part));
      const words = told.map((element) => element?.getAttribute('content') ?? element?.text).join(' ');
      expect(words, page).toMatch(/\bAI\b/);
      expect(words, page).toMatch(/KYC/);
    }
  });

  // But what the forms that make an account say of the data that they ask for.
  test(`no passage of more than 40 words stands on two pages (${locale})`, () => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const length = (text: string) => [...segmenter.segment(text)].filter((part) => part.isWordLike).length;
    const places = new Map<string, string[]>();
    for (const url of indexable().filter((address) => localeOf(address) === locale)) {
      const passages = documents().get(url)?.querySelectorAll('main :is(p, li, dd, td, blockquote)') ?? [];
      for (const text of new Set(passages.map((passage) => passage.structuredText.trim())))
        places.set(text, [...(places.get(text) ?? []), url]);
    }
    const long = [...places].filter(([text]) => length(text) > 40);
    expect(long.length).toBeGreaterThan(5);
    const shared = long.map(([, urls]) => urls).filter((urls) => urls.length > 1);
    const accounts = ['/signup', ...PLAN_IDS.map((planId) => `/registration/${planId}`)];
    expect(shared.map((urls) => urls.toSorted())).toEqual([
      accounts.map((path) => joinLocalePath({ locale, path })).toSorted(),
    ]);
  });
}

test('a document names one icon for tabs, which are fetched once', () => {
  for (const [url, page] of documents())
    expect(page.querySelectorAll('link[rel~="icon"]'), url).toHaveLength(1);
});
