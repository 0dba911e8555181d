import { SITE } from '../../config/site';
import { BASE_PATH } from '../../contract/base-path';
import { escapeHtml } from '../../contract/escape-html';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales';
import { getPage, PAGES, type PageDefinition } from '../../routes/pages';
import { pageUrl } from '../payload/head-tag';
import { pageMeta } from '../texts/page-meta';

const indexed = PAGES.filter(({ sectionOf, unlisted }) => sectionOf === null && !unlisted);

function sitemapEntry({ path }: PageDefinition, locale: Locale): string {
  const alternates = LOCALES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(pageUrl({ locale: other, path }))}"/>`,
  );
  return `<url><loc>${escapeHtml(pageUrl({ locale, path }))}</loc>${alternates.join('')}</url>`;
}

/**
 * https://www.sitemaps.org/protocol.html, with the languages of each page. Nothing knows when a text was last changed, so
 * no `lastmod` says so: one that is not true makes search engines ignore them all.
 */
export function sitemap(): string {
  const entries = LOCALES.flatMap((locale) => indexed.map((page) => sitemapEntry(page, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return [
    'User-agent: *',
    `Disallow: ${BASE_PATH}/api/`,
    '',
    `Sitemap: ${SITE.origin}${BASE_PATH}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The pages of a language, under its own name for itself. */
function llmsSection(locale: Locale): string[] {
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  const lines = indexed.map((page) => {
    const { title, description } = pageMeta(page, locale);
    return `- [${title}](${pageUrl({ locale, path: page.path })}): ${description}`;
  });
  return [`## ${language}`, '', ...lines, ''];
}

/** https://llmstxt.org: what the site is and where its pages are, in plain text. */
export function llms(): string {
  const home = pageMeta(getPage('home'), DEFAULT_LOCALE).description;
  return [`# ${SITE.name}`, '', `> ${home}`, '', ...LOCALES.flatMap(llmsSection)].join('\n');
}

/** RFC 9116; null without a contact. */
export function securityTxt(timestamp: number): string | null {
  if (!SITE.securityContact) return null;
  const expires = new Date(timestamp);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${SITE.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${SITE.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
