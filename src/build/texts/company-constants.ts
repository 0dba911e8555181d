import type { SiteConfig } from '../../config/site';
import type { Locale } from '../../contract/locales';

/** The placeholders that name what the site's configuration gives as codes; texts with them are shown only where it does. */
export function companyConstants(
  locale: Locale,
  { serverCountries = [], prevailingLanguage, governingLaw }: SiteConfig,
): Record<string, string> {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    ...(serverCountries.length > 0 && {
      serverCountryNames: list.format(serverCountries.map((country) => countries.of(country) ?? country)),
    }),
    ...(prevailingLanguage && { prevailingLanguage: languages.of(prevailingLanguage) ?? prevailingLanguage }),
    ...(governingLaw && { governingCountry: countries.of(governingLaw) ?? governingLaw }),
  };
}
