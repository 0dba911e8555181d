import { SITE } from '../../config/site';
import { escapeHtml } from '../../contract/escape-html';
import { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES } from '../../contract/locales';
import { joinLocalePath } from '../../locale/locale-path';
import type { PageMatch } from '../../routes/match-page';
import { getPage, type PageId } from '../../routes/pages';
import type { PageMeta } from '../texts/page-meta';

/** An element of `<head>`; `data-page` marks what a navigation replaces. */
function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name} data-page=""${written.join('')}>`;
}

/** A stylesheet of the page, as it stands in `<head>`: the policy knows it by its hash. */
export const styleTag = (css: string): string => `<style data-page="">${css}</style>`;

const absolute = (path: string): string => SITE.origin + path;

/** The tags of `<head>` that belong to one page, as HTML. */
export function headTags({ locale, page }: PageMatch, meta: PageMeta): string {
  const title = `${meta.title} · ${SITE.name}`;
  const tags = [
    `<title data-page="">${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
  ];
  // A canonical address or another language's would ask for what is forbidden here.
  if (!page || page.unlisted) return [...tags, tag('meta', { name: 'robots', content: 'noindex' })].join('');

  const canonical = page.sectionOf === null ? page.path : getPage(page.sectionOf as PageId).path;
  const url = absolute(joinLocalePath({ locale, path: canonical }));
  return [
    ...tags,
    tag('link', { rel: 'canonical', href: url }),
    ...LOCALES.map((alternate) =>
      tag('link', {
        rel: 'alternate',
        hreflang: alternate,
        href: absolute(joinLocalePath({ locale: alternate, path: canonical })),
      }),
    ),
    tag('link', {
      rel: 'alternate',
      hreflang: 'x-default',
      href: absolute(joinLocalePath({ locale: DEFAULT_LOCALE, path: canonical })),
    }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: SITE.name }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: meta.description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { property: 'og:locale', content: LOCALE_TAGS[locale].replace('-', '_') }),
  ].join('');
}
