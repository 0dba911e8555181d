import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../contract/locales';

/** Translations of one locale, by namespace. */
export type LocaleResources = Record<string, Record<string, unknown>>;

/**
 * An i18next instance that speaks one locale and never changes it: one per rendered page on the server, so that
 * pages rendered together can't mix, and one per locale in the browser.
 * @param resources with the site's name and figures put in already: see src/build/texts/fill-constants.ts
 */
export function createI18n(locale: Locale, resources: LocaleResources): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: resources } as Resource,
    ns: Object.keys(resources),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
