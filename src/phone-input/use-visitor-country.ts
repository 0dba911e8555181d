import type { CountryCode } from 'libphonenumber-js/max';
import { useEffect } from 'react';

/** Where the visitor's country can be asked for; null where the operator has not switched it on. */
export type VisitorCountryUrl = () => Promise<string | null>;

/** Asks once for the visitor's country, where that is switched on. Both functions must stay the same between renders. */
export function useVisitorCountry(
  findUrl: VisitorCountryUrl | undefined,
  onFound: (country: CountryCode) => void,
): void {
  useEffect(() => {
    if (!findUrl) return;
    let isMounted = true;
    void ask(findUrl).then((country) => {
      if (country !== null && isMounted) onFound(country);
    });
    return () => {
      isMounted = false;
    };
  }, [findUrl, onFound]);
}

async function ask(findUrl: VisitorCountryUrl): Promise<CountryCode | null> {
  try {
    const url = await findUrl();
    if (!url) return null;
    const { detectVisitorCountry } = await import('./detect-visitor-country');
    // Two letters; the number logic drops a country without telephones when it comes.
    return (await detectVisitorCountry(url)) as CountryCode | null;
  } catch {
    // Only a convenience: the default country stays.
    return null;
  }
}
