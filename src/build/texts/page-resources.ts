import { LOCALES, type Locale } from '../../contract/locales';
import type { LocaleResources } from '../../locale/i18n';
import type { Namespace } from '../../locale/keys';
import { languageNames } from './language-texts';
import { keepTogether } from './no-break-spaces';
import { pageLinks } from './page-meta';
import { translations } from './translations';

/** In their own words, which this language's pages have of no other place. */
const languageOffers = (locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    LOCALES.filter((other) => other !== locale).map((other) => [
      other,
      keepTogether(other, translations(other, ['common']))['common']?.['offer'],
    ]),
  );

/** `common` with what follows from the lists of pages and of languages. */
function commonTexts(locale: Locale): Record<string, unknown> {
  const { common } = translations(locale, ['common']);
  return {
    ...common,
    link: pageLinks(locale),
    language: languageNames(locale),
    offer: languageOffers(locale),
  };
}

/** Titles and descriptions are in the head already. */
function withoutMeta(resources: LocaleResources): LocaleResources {
  return Object.fromEntries(
    Object.entries(resources).map(([namespace, { meta: _inHead, ...texts }]) => [namespace, texts]),
  );
}

/** What is read of these namespaces and of `common`, as it will be shown. */
export function pageResources(locale: Locale, namespaces: readonly Namespace[]): LocaleResources {
  const texts = withoutMeta(translations(locale, namespaces));
  return keepTogether(locale, { common: commonTexts(locale), ...texts });
}
