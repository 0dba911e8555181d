import { countries } from 'country-flag-icons';

/** With a flag, and no country. */
const NO_COUNTRIES = ['EU', 'IC', 'XA', 'XC', 'XO'];

const CODES = countries.filter((code) => code.length === 2 && !NO_COUNTRIES.includes(code));

/** The countries of ISO 3166-1 by their names in a language, in its order. @param tag BCP 47 */
export function countryNames(tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return CODES.map((code) => names.of(code) ?? code).sort(new Intl.Collator(tag).compare);
}
