import { SITE } from '../../config/site';
import { BASE_PATH } from '../../contract/base-path';
import { LOCALE_TAGS, LOCALES } from '../../contract/locales';
import type { PageMatch } from '../../routes/match-page';
import type { PageDefinition } from '../../routes/pages';
import { documentMeta } from '../texts/page-meta';
import { absolute, fullTitle, headTag, pageUrl } from './head-tag';
import { canonicalPath } from './head-tags';

/** A page's picture in the build. */
export interface CardFile {
  /** Below the site's root. */
  path: string;
  width: number;
  height: number;
  /** What is written on it. */
  alt: string;
}

const property = (name: string, content: string): string =>
  headTag('meta', { property: `og:${name}`, content });

/** As Open Graph writes languages: `th_TH`. */
const written = (locale: keyof typeof LOCALE_TAGS): string => LOCALE_TAGS[locale].replace('-', '_');

/**
 * What networks and messengers show of a page that is shared: https://ogp.me. Whoever reads it runs no script, so it
 * stands in documents alone, and not in the payloads of navigations.
 * @param card none in development, where no picture is drawn
 */
export function socialTags(match: PageMatch & { page: PageDefinition }, card: CardFile | null): string {
  const { locale, page } = match;
  const { title, description } = documentMeta(match);
  const picture = card && [
    property('image', absolute(BASE_PATH + card.path)),
    property('image:width', String(card.width)),
    property('image:height', String(card.height)),
    property('image:alt', card.alt),
    headTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
  return [
    property('type', 'website'),
    property('site_name', SITE.name),
    property('title', fullTitle(title)),
    property('description', description),
    property('url', pageUrl({ locale, path: canonicalPath(page) })),
    property('locale', written(locale)),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      property('locale:alternate', written(other)),
    ),
    ...(picture ?? []),
  ].join('');
}
