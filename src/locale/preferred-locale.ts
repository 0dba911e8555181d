import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales';

/** The first of the browser's languages that the site speaks: `['xx', 'th-TH', 'en']` gives `th`. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0];
    const match = LOCALES.find((locale) => locale === primary);
    if (match) return match;
  }
  return DEFAULT_LOCALE;
}
