import type { CountryCode } from 'libphonenumber-js/max';
import { AsYouType } from './phone-library';

interface TypedNumber {
  formatted: string;
  isInternational: boolean;
  /** Digits without the plus sign. */
  dialCode: string | null;
  /** The digits that count, without another country's prefix than `+`. */
  characters: string;
}

/** Digits as they are typed in a country; null where the library fails, as it does on `02` in Cape Verde. */
export function typeNumber(significant: string, country: CountryCode | null): TypedNumber | null {
  try {
    const typed = new AsYouType(country ?? undefined);
    const formatted = typed.input(significant);
    return {
      formatted,
      isInternational: typed.isInternational(),
      dialCode: typed.getCallingCode() ?? null,
      characters: typed.getChars(),
    };
  } catch {
    // A TypeError of its own on a prefix with no country behind it: the digits stay ungrouped.
    return null;
  }
}
