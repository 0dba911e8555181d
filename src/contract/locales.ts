/** The site's languages: specification, section 9. English lives at bare paths, Thai under `/th`. */
export const LOCALES = ['en', 'th'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const LOCALE_TAGS: Record<Locale, string> = { en: 'en-US', th: 'th-TH' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
