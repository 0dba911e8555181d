import { SITE } from '../../config/site.ts';
import { checkDigit } from '../../contract/check-digit.ts';
import type { Locale } from '../../contract/locales';
import type { PageMatch } from '../../routes/match-page';
import { toMrz } from '../../ui/mrz.ts';

/** Of each line of a document of the second size: ICAO Doc 9303, part 6. */
const LINE_LENGTH = 36;
const NUMBER_LENGTH = 9;

const FNV_PRIME = 0x01000193;
const FNV_BASES = [0x811c9dc5, 0x9dc5811c] as const;

/** Without the words at its end that have no room: a name is cut within one where there is no other. */
function fitted(names: string, room: number): string {
  if (names.length <= room) return names.padEnd(room, '<');
  const fewer = names.replace(/<+[^<]*$/, '');
  return fewer !== '' && fewer !== names ? fitted(fewer, room) : names.slice(0, room);
}

/** 32 bits of FNV-1a. */
function hash(text: string, base: number): number {
  let bits = base;
  for (const character of text) bits = Math.imul(bits ^ character.charCodeAt(0), FNV_PRIME) >>> 0;
  return bits;
}

/** A page's own in all languages, by its address without the locale: what its rosette is drawn from, too. */
export function documentNumber(path: string): string {
  const [high, low] = FNV_BASES.map((base) => BigInt(hash(path, base)));
  return (((high ?? 0n) << 32n) + (low ?? 0n)).toString(36).toUpperCase().slice(-NUMBER_LENGTH);
}

/** Three letters as ICAO writes a state; the languages of ISO 639-3 have as many. */
const STATES: Record<Locale, string> = { en: 'ENG', th: 'THA' };

/** Letters without their accents; ICAO would write a few as two: Doc 9303, part 3, section 6. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The surname is the page's, the given names are what it is a part of, or the site's. */
function namesOf(path: string): string {
  const [surname, ...given] = path.split('/').filter(Boolean);
  const name = plain(SITE.name);
  if (surname === undefined) return toMrz(name, 'identity verification');
  return toMrz(surname, given.length > 0 ? given.join(' ') : name);
}

/**
 * The page as a document: a name, a number and who issued it, with check digits that hold. Nobody knows when it was
 * born, and it does not expire: the standard has fillers for that.
 */
export function zoneOf({ path, locale }: Pick<PageMatch, 'path' | 'locale'>): readonly string[] {
  const state = STATES[locale];
  const number = documentNumber(path);
  const dates = ['<'.repeat(6), '<'.repeat(6)] as const;
  const optional = '<'.repeat(7);
  const numbered = number + checkDigit(number);
  const [born, expires] = dates.map((date) => date + checkDigit(date));
  const whole = checkDigit(`${numbered}${born}${expires}${optional}`);
  const issued = `P<${state}`;
  const names = fitted(namesOf(path), LINE_LENGTH - issued.length);
  return [issued + names, `${numbered}${state}${born}<${expires}${optional}${whole}`];
}
