import type { CountryCode } from 'libphonenumber-js/max';
import { dialCodeOf, getCountries } from '../../contract/phone/phone-library';

export interface CountryEntry {
  code: CountryCode;
  /** In the page's language. */
  name: string;
  /** All names that it is found by. */
  names: readonly string[];
  /** Digits without the plus sign. */
  dialCode: string;
}

/** Languages in which a visitor of this site may look for a country. */
const SEARCH_LANGUAGES = ['en', 'th'];

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });

/** Every country that has telephone numbers: the preferred ones first, the others in the language's own order. */
export function countryEntries(locale: string, preferred: readonly CountryCode[]): CountryEntry[] {
  const inPage = namesIn(locale);
  const inSearch = SEARCH_LANGUAGES.map(namesIn);
  const { compare } = new Intl.Collator(locale);
  const entries = getCountries().map((code) => {
    const name = inPage.of(code) ?? code;
    const names = [...new Set([name, ...inSearch.map((language) => language.of(code) ?? code)])];
    return { code, name, names, dialCode: dialCodeOf(code) };
  });
  const rank = ({ code }: CountryEntry): number => {
    const place = preferred.indexOf(code);
    return place < 0 ? preferred.length : place;
  };
  return entries.sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

/** Specification, section 4: the default country where none is configured or preferred. */
export function firstCountry(locale: string): CountryCode | null {
  return countryEntries(locale, [])[0]?.code ?? null;
}
