import type { LocaleResources } from '../locale/i18n';
import type { Payload } from '../render/payload';
import type { PageMatch } from '../routes/match-page';
import { headTags } from './head-tags';
import { pageMeta } from './page-meta';
import { namespacesOf } from './page-texts';
import { keepCompounds } from './thai-compounds';
import { translations } from './translations';
import { keepNames } from './unbreakable-names';

/** Titles and descriptions are in the head already. */
function withoutMeta(resources: LocaleResources): LocaleResources {
  return Object.fromEntries(
    Object.entries(resources).map(([namespace, { meta: _inHead, ...texts }]) => [namespace, texts]),
  );
}

/** All that a page needs besides its code: inlined in its document, and written as a file for client navigation. */
export function buildPayload(match: PageMatch, build: string): Payload {
  const { locale, path, page } = match;
  return {
    build,
    pageId: page?.id ?? null,
    locale,
    path,
    resources: keepNames(
      keepCompounds(locale, withoutMeta(translations(locale, ['common', ...namespacesOf(page)]))),
    ),
    head: headTags(match, pageMeta(page, locale)),
  };
}
