import { toAsciiText } from '../../contract/phone/phone-text';
import type { CountryEntry } from './country-entries';

/** Accents of Latin letters; the signs of other scripts, such as Thai vowels, are letters of their own. */
const LATIN_ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string): string =>
  toAsciiText(text).normalize('NFKD').replace(LATIN_ACCENTS, '').toLowerCase().trim();

const NO_MATCH = 9;

function rankByDialCode(dialCode: string, digits: string): number {
  if (dialCode === digits) return 0;
  return dialCode.startsWith(digits) ? 1 : NO_MATCH;
}

function rankByName({ code, names }: CountryEntry, wanted: string): number {
  if (code.toLowerCase() === wanted) return 0;
  const folded = names.map(fold);
  if (folded.some((name) => name.startsWith(wanted))) return 1;
  if (folded.some((name) => name.split(/[\s(-]+/).some((word) => word.startsWith(wanted)))) return 2;
  return folded.some((name) => name.includes(wanted)) ? 3 : NO_MATCH;
}

/** Countries found by Thai or English name, dial code or ISO code; the closest first, else in their order. */
export function searchCountries(entries: readonly CountryEntry[], query: string): readonly CountryEntry[] {
  const wanted = fold(query);
  if (wanted === '') return entries;
  const digits = /^(?:\+|00)?([\d ]+)$/.exec(wanted)?.[1]?.replaceAll(' ', '');
  const rank = (entry: CountryEntry): number =>
    digits ? rankByDialCode(entry.dialCode, digits) : rankByName(entry, wanted);
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** The first whose name begins with what was typed, from a place onwards and then from the start; -1 for none. */
export function findByPrefix(entries: readonly CountryEntry[], prefix: string, from: number): number {
  const wanted = fold(prefix);
  const matches = (entry: CountryEntry): boolean => entry.names.some((name) => fold(name).startsWith(wanted));
  const after = entries.findIndex((entry, index) => index >= from && matches(entry));
  return after >= 0 ? after : entries.findIndex(matches);
}
