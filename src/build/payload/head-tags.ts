import { escapeHtml } from '../../contract/escape-html';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/locales';
import type { PageMatch } from '../../routes/match-page';
import { getPage, type PageDefinition, type PageId } from '../../routes/pages';
import type { PageMeta } from '../texts/page-meta';
import { fullTitle, headTag, pageUrl } from './head-tag';

/** The path that says what a page says: of a section its page's. */
export const canonicalPath = ({ path, sectionOf }: PageDefinition): string =>
  sectionOf === null ? path : getPage(sectionOf as PageId).path;

/** A stylesheet of the page, as it stands in `<head>`: the policy knows it by its hash. */
export const styleTag = (css: string): string => `<style data-page="">${css}</style>`;

/** The tags of `<head>` that belong to one page wherever it is shown, as HTML. */
export function headTags({ locale, page }: PageMatch, meta: PageMeta): string {
  const tags = [
    `<title data-page="">${escapeHtml(fullTitle(meta.title))}</title>`,
    headTag('meta', { name: 'description', content: meta.description }),
  ];
  // A canonical address or another language's would ask for what is forbidden here.
  if (!page || page.unlisted)
    return [...tags, headTag('meta', { name: 'robots', content: 'noindex' })].join('');

  const path = canonicalPath(page);
  const alternate = (hreflang: string, language: typeof locale): string =>
    headTag('link', {
      rel: 'alternate',
      hreflang,
      href: pageUrl({ locale: language, path }),
    });
  return [
    ...tags,
    headTag('link', { rel: 'canonical', href: pageUrl({ locale, path }) }),
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default', DEFAULT_LOCALE),
  ].join('');
}
