import { SITE } from '../../config/site';
import { escapeHtml } from '../../contract/escape-html';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locales';
import { joinLocalePath } from '../../locale/locale-path';
import { PAGES, type PageDefinition } from '../../routes/pages';
import { pageMeta } from '../texts/page-meta';

const absolute = (locale: Locale, path: string): string => SITE.origin + joinLocalePath({ locale, path });

const indexed = PAGES.filter(({ sectionOf, unlisted }) => sectionOf === null && !unlisted);

function sitemapEntry({ path }: PageDefinition, locale: Locale): string {
  const alternates = LOCALES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(absolute(other, path))}"/>`,
  );
  return `<url><loc>${escapeHtml(absolute(locale, path))}</loc>${alternates.join('')}</url>`;
}

/** https://www.sitemaps.org/protocol.html, with the languages of each page. */
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
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${SITE.origin}/sitemap.xml`, ''].join('\n');
}

/** https://llmstxt.org: what the site is and where its pages are, in plain text. */
export function llms(): string {
  const lines = indexed.map((page) => {
    const { title, description } = pageMeta(page, DEFAULT_LOCALE);
    return `- [${title}](${absolute(DEFAULT_LOCALE, page.path)}): ${description}`;
  });
  const home = PAGES[0] ? pageMeta(PAGES[0], DEFAULT_LOCALE).description : '';
  return [`# ${SITE.name}`, '', `> ${home}`, '', '## Pages', '', ...lines, ''].join('\n');
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
