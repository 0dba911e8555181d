import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { toAsciiDigits } from './ascii-digits';

/** The company's own country; where most numbers without a country code come from. */
const DEFAULT_COUNTRY: CountryCode = 'TH';

/** Bidirectional marks and other unseen characters that come along when a number is copied. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g;

/**
 * What a number may mean, the likeliest first. `00` is dialled abroad in most of the world; in Thailand it
 * begins `001` and the like, which the library knows.
 */
function readings(text: string): (PhoneNumber | undefined)[] {
  const asDialledHere = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  const digits = text.replace(/[^\d+]/g, '');
  if (!digits.startsWith('00')) return [asDialledHere];
  return [asDialledHere, parsePhoneNumberFromString(`+${digits.slice(2)}`)];
}

/**
 * E.164 out of what people type, paste and autofill. Text that can't be a number is returned as it was, so
 * that the rules refuse it and the visitor sees their own words again.
 */
export function toE164(typed: string): string {
  const text = toAsciiDigits(typed).replace(UNSEEN, '').trim();
  if (text === '') return '';
  const found = readings(text).filter((number) => number !== undefined);
  const best = found.find((number) => number.isValid()) ?? found.find((number) => number.isPossible());
  return best?.number ?? typed;
}
