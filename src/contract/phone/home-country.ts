import type { CountryCode } from 'libphonenumber-js/max';

/** Where the company and most of its visitors are, and most numbers without a country code come from. */
export const HOME_COUNTRY: CountryCode = 'TH';
