/**
 * The site's languages and their BCP 47 tags for `lang`, `hreflang` and `Intl`: specification, section 9. The default
 * one lives at bare paths, each other one under its name. One more is a line here and a folder in locales/.
 */
export const LOCALE_TAGS = { en: 'en-US', th: 'th-TH' } as const;

export type Locale = keyof typeof LOCALE_TAGS;

export const LOCALES = Object.keys(LOCALE_TAGS) as readonly Locale[];

export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
