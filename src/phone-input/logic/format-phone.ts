import type { CountryCode } from 'libphonenumber-js/max';
import { wayAbroadOf } from '../../contract/phone/phone-library';
import { isPhoneLike, significantOf, toAsciiText } from '../../contract/phone/phone-text';
import { typeNumber } from '../../contract/phone/type-number';
import { COMMON_WAY_ABROAD, isPartedAfter, ownWayAbroad } from '../../contract/phone/way-abroad';

/** `+66 (0) 81 …`: the zero is not dialled from abroad, and its brackets say so. */
const BRACKETED_TRUNK_ZERO = /\(0\)/;

export interface FormatOptions {
  country: CountryCode | null;
  /** In characters. */
  maxLength: number;
}

/**
 * `00…` where another way abroad is dialled too: what the visitor has parted says which one is meant, so only that may
 * be grouped, and keeps its parting.
 */
function groupAbroad(ascii: string, digits: string, country: CountryCode): string | undefined {
  const own = ownWayAbroad(digits, country);
  const common = COMMON_WAY_ABROAD.length;
  if (isPartedAfter(ascii, common)) {
    return typeNumber(`+${digits.slice(common)}`, null)?.formatted.replace('+', `${COMMON_WAY_ABROAD} `);
  }
  const formatted = typeNumber(digits, country)?.formatted ?? '';
  return isPartedAfter(ascii, own) && isPartedAfter(formatted, own) ? formatted : undefined;
}

function group(ascii: string, digits: string, country: CountryCode | null): string | undefined {
  const isTwofold =
    country && digits.startsWith(COMMON_WAY_ABROAD) && wayAbroadOf(country) !== COMMON_WAY_ABROAD;
  return isTwofold ? groupAbroad(ascii, digits, country) : typeNumber(digits, country)?.formatted;
}

/** The number in its country's groups; null where that would change more than separators, or not fit. */
export function formatPhone(text: string, { country, maxLength }: FormatOptions): string | null {
  const ascii = toAsciiText(text);
  if (!isPhoneLike(ascii) || BRACKETED_TRUNK_ZERO.test(ascii)) return null;
  const significant = significantOf(ascii);
  const formatted = group(ascii, significant, country);
  if (formatted === undefined || significantOf(formatted) !== significant) return null;
  return formatted.length <= maxLength ? formatted : null;
}
