import { SITE } from '../../config/site';
import { checkDigit } from '../../contract/check-digit';
import type { Locale } from '../../contract/locales';
import type { PageMatch } from '../../routes/match-page';
import { toMrz } from '../../ui/mrz';

/** Of each line of a document of the second size: ICAO Doc 9303, part 6. */
const LINE_LENGTH = 36;
const NUMBER_LENGTH = 9;

const FNV_PRIME = 0x01000193;
const FNV_BASES = [0x811c9dc5, 0x9dc5811c] as const;

/** Without the words at its end that have no room: a name is not cut within one. */
function fitted(text: string): string {
  return text.length <= LINE_LENGTH
    ? text.padEnd(LINE_LENGTH, '<')
    : fitted(text.slice(0, text.lastIndexOf('<')).replace(/<+$/, ''));
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

/** The surname is the page's, the given names are what it is a part of, or the site's. */
function namesOf(path: string): string {
  const [surname, ...given] = path.split('/').filter(Boolean);
  if (surname === undefined) return toMrz(SITE.name, 'identity verification');
  return toMrz(surname, given.length > 0 ? given.join(' ') : SITE.name);
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
  return [fitted(`P<${state}${namesOf(path)}`), `${numbered}${state}${born}<${expires}${optional}${whole}`];
}
