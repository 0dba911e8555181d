import type { CountryCode } from 'libphonenumber-js/max';

/** Files of the site's own, fetched as they come into view; about 0.7 kB each. */
const FLAGS = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function flagUrl(country: CountryCode): string | undefined {
  return FLAGS[`/node_modules/country-flag-icons/3x2/${country}.svg`];
}
