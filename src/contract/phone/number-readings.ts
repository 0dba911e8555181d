import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from './phone-library';
import { significantOf } from './phone-text';

const parse = (text: string, country: CountryCode | null): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, country ?? undefined);

/** Dialled for abroad in most of the world; the library knows each country's own, such as Thailand's `001`. */
const COMMON_INTERNATIONAL_PREFIX = '00';

/** The ways in which a text can be meant, the likeliest first. No dial code begins with a zero. */
function readings(asciiText: string, country: CountryCode | null): (PhoneNumber | undefined)[] {
  const text = asciiText.replace(/\+[\s+]*\+/, '+');
  const digits = significantOf(text);
  if (digits.startsWith('+00')) return [parse(`+${digits.slice(3)}`, null)];
  if (digits.startsWith('+0')) return [parse(digits.slice(1), country)];
  const asWritten = parse(text, country);
  if (!digits.startsWith(COMMON_INTERNATIONAL_PREFIX)) return [asWritten];
  return [asWritten, parse(`+${digits.slice(COMMON_INTERNATIONAL_PREFIX.length)}`, null)];
}

/** The first reading that is valid, else the first that is possible, else the first. */
export function likeliestNumber(asciiText: string, country: CountryCode | null): PhoneNumber | undefined {
  const numbers = readings(asciiText, country).filter((number) => number !== undefined);
  return (
    numbers.find((number) => number.isValid()) ?? numbers.find((number) => number.isPossible()) ?? numbers[0]
  );
}
