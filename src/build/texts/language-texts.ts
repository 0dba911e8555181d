import { LOCALES, type Locale } from '../../contract/locales';

const nameOf = (language: Locale, reader: Locale): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

/** The placeholders that name the site's languages in one of them. */
export function languageConstants(locale: Locale): Record<'languages' | 'anyLanguage', string> {
  const names = LOCALES.map((language) => nameOf(language, locale));
  return {
    languages: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    // The long style has spaces around the Thai word, where Thai has none.
    anyLanguage: new Intl.ListFormat(locale, { type: 'disjunction', style: 'short' }).format(names),
  };
}

/** What the links to the other languages say: each one's own name. */
export const languageNames = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    LOCALES.filter((other) => other !== locale).map((other) => [other, nameOf(other, other)]),
  );
