import type { PageMatch } from '../routes/match-page';
import type { Payload } from '../routes/payload';
import { headTags } from './head-tags';
import { pageMeta } from './page-meta';
import { pageResources } from './page-resources';
import { namespacesOf } from './page-texts';

/** All that a page needs besides its code: inlined in its document, and written as a file for client navigation. */
export function buildPayload(match: PageMatch, build: string): Payload {
  const { locale, path, page } = match;
  return {
    build,
    pageId: page?.id ?? null,
    locale,
    path,
    resources: pageResources(locale, namespacesOf(page)),
    head: headTags(match, pageMeta(page, locale)),
  };
}
