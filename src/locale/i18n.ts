import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FACTS } from '../contract/facts';
import type { Locale } from '../contract/locales';

/** Translations of one locale, by namespace. */
export type LocaleResources = Record<string, Record<string, unknown>>;

/**
 * An i18next instance that speaks one locale and never changes it: one per rendered page on the server, so that
 * pages rendered together can't mix, and one per locale in the browser.
 * @param variables texts that every message may name, besides the facts (`siteName`)
 */
export function createI18n(
  locale: Locale,
  resources: LocaleResources,
  variables: Record<string, string>,
): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: resources } as Resource,
    ns: Object.keys(resources),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false, defaultVariables: { ...FACTS, ...variables } },
    react: { useSuspense: false },
  });
  return instance;
}
