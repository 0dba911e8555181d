import { toAsciiText } from '../../contract/phone/phone-text';

/** Specification, section 5: keep what numbers are written with, or only the characters that match a pattern. */
export type PhoneFilter = 'phone-characters' | RegExp;

const PHONE_CHARACTER = /[\d ()+-]/;

/** The characters that may stay. Digits of other scripts are digits. */
export function filterText(text: string, filter: PhoneFilter | undefined): string {
  if (filter === undefined) return text;
  const pattern =
    filter === 'phone-characters' ? PHONE_CHARACTER : new RegExp(filter.source, flagsOf(filter));
  return Array.from(toAsciiText(text))
    .filter((character) => pattern.test(character))
    .join('');
}

/** `g` and `y` make a pattern remember where it stopped. */
const flagsOf = ({ flags }: RegExp): string => flags.replace(/[gy]/g, '');
