import type { CountryCode } from 'libphonenumber-js/max';
import { readDialCode } from '../../contract/phone/dial-code';
import { dialCodeOf } from '../../contract/phone/phone-library';
import { toAsciiText } from '../../contract/phone/phone-text';
import { formatPhone } from './format-phone';

interface CountryChange {
  from: CountryCode | null;
  to: CountryCode;
  /** In characters. */
  maxLength: number;
}

/** The text for another country: the national digits stay, a dial code becomes the new country's. */
export function changeCountry(text: string, { from, to, maxLength }: CountryChange): string {
  const ascii = toAsciiText(text).trim();
  const { isInternational, code, national } = readDialCode(ascii, from);
  if (isInternational && code === null && ascii !== '+') return text;
  const changed = isInternational ? `+${dialCodeOf(to)}${national}` : text;
  return formatPhone(changed, { country: to, maxLength }) ?? changed;
}
