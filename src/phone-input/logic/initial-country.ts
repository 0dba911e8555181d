import type { CountryCode } from 'libphonenumber-js/max';

export interface CountryDefaults {
  defaultCountry?: CountryCode | undefined;
  preferredCountries: readonly CountryCode[];
}

/** Specification, section 4: the configured one, else the first preferred. The list gives its first where both lack. */
export function initialCountry({ defaultCountry, preferredCountries }: CountryDefaults): CountryCode | null {
  return defaultCountry ?? preferredCountries[0] ?? null;
}
