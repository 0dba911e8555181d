import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { dialCodeOf, parsePhoneNumberFromString } from './phone-library';
import { significantOf } from './phone-text';
import { COMMON_WAY_ABROAD, isPartedAfter, ownWayAbroad } from './way-abroad';

interface NumberReading {
  text: string;
  /** In which the text was read; null for a number that names its own. */
  country: CountryCode | null;
  number: PhoneNumber | undefined;
}

const read = (text: string, country: CountryCode | null): NumberReading => ({
  text,
  country,
  number: parsePhoneNumberFromString(text, country ?? undefined),
});

/**
 * Whether `00…` is meant as the country dials it, where its own way abroad is longer: in Thailand the digits of
 * `003 36 1 234 5678` are France's `00 33 6 12 34 56 78` too. The separators tell; without any, few mean a number of
 * another country than their own by a way that is only its own.
 */
function isOwnWay({ text, country, number }: NumberReading, digits: string): boolean {
  const own = ownWayAbroad(digits, country);
  if (own <= COMMON_WAY_ABROAD.length || isPartedAfter(text, own)) return true;
  if (isPartedAfter(text, COMMON_WAY_ABROAD.length)) return false;
  return country !== null && number?.countryCallingCode === dialCodeOf(country);
}

/** The ways in which a text can be meant, the likeliest first. No dial code begins with a zero. */
function readings(asciiText: string, country: CountryCode | null): [NumberReading, ...NumberReading[]] {
  const text = asciiText.replace(/\+[\s+]*\+/, '+');
  const digits = significantOf(text);
  if (digits.startsWith('+00')) return [read(`+${digits.slice(3)}`, null)];
  if (digits.startsWith('+0')) return [read(digits.slice(1), country)];
  const asWritten = read(text, country);
  if (!digits.startsWith(COMMON_WAY_ABROAD)) return [asWritten];
  const abroad = read(`+${digits.slice(COMMON_WAY_ABROAD.length)}`, null);
  return isOwnWay(asWritten, digits) ? [asWritten, abroad] : [abroad, asWritten];
}

/** The first reading that is valid, else the first that is possible, else the first. */
export function likeliestReading(asciiText: string, country: CountryCode | null): NumberReading {
  const all = readings(asciiText, country);
  return (
    all.find(({ number }) => number?.isValid()) ??
    all.find(({ number }) => number?.isPossible()) ??
    all.find(({ number }) => number !== undefined) ??
    all[0]
  );
}
