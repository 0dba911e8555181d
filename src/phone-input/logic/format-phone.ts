import type { CountryCode } from 'libphonenumber-js/max';
import { isPhoneLike, significantOf, toAsciiText } from '../../contract/phone/phone-text';
import { typeNumber } from '../../contract/phone/type-number';

/** `+66 (0) 81 …`: the zero is not dialled from abroad, and its brackets say so. */
const BRACKETED_TRUNK_ZERO = /\(0\)/;

export interface FormatOptions {
  country: CountryCode | null;
  /** In characters. */
  maxLength: number;
}

/** The number in its country's groups; null where that would change more than separators, or not fit. */
export function formatPhone(text: string, { country, maxLength }: FormatOptions): string | null {
  const ascii = toAsciiText(text);
  if (!isPhoneLike(ascii) || BRACKETED_TRUNK_ZERO.test(ascii)) return null;
  const significant = significantOf(ascii);
  const formatted = typeNumber(significant, country)?.formatted;
  if (formatted === undefined || significantOf(formatted) !== significant) return null;
  return formatted.length <= maxLength ? formatted : null;
}
