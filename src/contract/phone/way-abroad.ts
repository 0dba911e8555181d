import type { CountryCode } from 'libphonenumber-js/max';
import { typeNumber } from './type-number';

/** Dialled for abroad in most of the world; the library knows each country's own, such as Thailand's `001`. */
export const COMMON_WAY_ABROAD = '00';

/** How many digits of a country's own way abroad the digits begin with. The library parts it from what follows. */
export function ownWayAbroad(digits: string, country: CountryCode | null): number {
  const typed = typeNumber(digits, country);
  return typed?.isInternational ? typed.formatted.search(/\D|$/) : 0;
}

/** Whether a space or another separator stands behind the first digits: who writes `009 1` means no `00 91`. */
export function isPartedAfter(asciiText: string, digits: number): boolean {
  return new RegExp(`^\\D*\\d{${digits}}\\D`).test(asciiText);
}
