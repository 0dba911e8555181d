import type { Locale } from '../contract/locales';
import type { LocaleResources } from '../locale/i18n';
import type { Namespace } from '../locale/keys';
import { pageLinks } from './page-meta';
import { keepCompounds } from './thai-compounds';
import { translations } from './translations';
import { keepNames } from './unbreakable-names';

/** Titles and descriptions are in the head already. */
function withoutMeta(resources: LocaleResources): LocaleResources {
  return Object.fromEntries(
    Object.entries(resources).map(([namespace, { meta: _inHead, ...texts }]) => [namespace, texts]),
  );
}

/** What is read of these namespaces and of `common`, as it will be shown: names and compounds stay in one line. */
export function pageResources(locale: Locale, namespaces: readonly Namespace[]): LocaleResources {
  const { common, ...texts } = withoutMeta(translations(locale, ['common', ...namespaces]));
  return keepNames(keepCompounds(locale, { common: { ...common, link: pageLinks(locale) }, ...texts }));
}
