import { toAsciiDigits } from '../ascii-digits';

/** Bidirectional marks, joiners and soft hyphens: they come along when a number is copied. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const LOOK_ALIKES: readonly [RegExp, string][] = [
  [/[\uff0b\ufe62\u207a]/u, '+'],
  [/[\uff08\ufe59]/u, '('],
  [/[\uff09\ufe5a]/u, ')'],
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u30fc]/u, '-'],
  [/[\s\u3164]/u, ' '],
];

function toAsciiCharacter(character: string): string {
  if (character >= ' ' && character <= '~') return character;
  if (UNSEEN.test(character)) return '';
  return LOOK_ALIKES.find(([pattern]) => pattern.test(character))?.[1] ?? toAsciiDigits(character);
}

/**
 * The text with the digits of every script, and the plus signs, brackets, dashes and spaces of every keyboard, as
 * their ASCII ones. Character by character, so that the text before a caret can be read alone.
 */
export function toAsciiText(text: string): string {
  return Array.from(text, toAsciiCharacter).join('');
}

const NOT_SIGNIFICANT = /[^\d+]/g;

/** What the number is made of: its digits and its plus sign. */
export function significantOf(asciiText: string): string {
  return asciiText.replace(NOT_SIGNIFICANT, '');
}

const PHONE_LIKE = /^[ ]*\+?[\d ().\-/]*$/;

/** A number and nothing else: words, extensions and second numbers are left as they were written. */
export function isPhoneLike(asciiText: string): boolean {
  return PHONE_LIKE.test(asciiText);
}
