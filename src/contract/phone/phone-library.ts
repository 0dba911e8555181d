import type { CountryCode } from 'libphonenumber-js/max';
import { getCountryCallingCode, isSupportedCountry, Metadata } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';

// The full metadata: the smaller sets take a Bangkok landline for unknown (`mobile`) or Canada for the United
// States (`min`), and the server reads with the full one.
export {
  AsYouType,
  getCountries,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/** Digits without the plus sign. */
export function dialCodeOf(country: CountryCode): string {
  return getCountryCallingCode(country);
}

/** The pattern of what is dialled for abroad in a country. */
export function wayAbroadOf(country: CountryCode): string | undefined {
  const library = new Metadata();
  library.selectNumberingPlan(country);
  return library.numberingPlan?.IDDPrefix();
}

/** The country that a dial code is known for, of those that share it; null for none and for what is no country. */
export function mainCountryOf(dialCode: string): CountryCode | null {
  return metadata.country_calling_codes[dialCode]?.[0] ?? null;
}
