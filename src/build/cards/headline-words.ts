import type { Locale } from '../../contract/locales';
import { LINE_BREAKS } from '../texts/line-breaks';
import { createStretchFinder } from '../texts/whole-stretches';

/** Scripts without spaces between words end a line at any of them. */
const SPACELESS = /^\p{Script=Thai}/u;

/** Where a line may end: after a space that breaks, and between two words of a script without spaces. */
function* breaksIn(text: string, locale: Locale, starts: readonly string[]): Generator<number> {
  let before = '';
  let isAfterStart = false;
  for (const { segment, index, isWordLike } of new Intl.Segmenter(locale, {
    granularity: 'word',
  }).segment(text)) {
    const isBetweenWords = isWordLike === true && SPACELESS.test(segment) && SPACELESS.test(before);
    if (!isAfterStart && (before === ' ' || isBetweenWords)) yield index;
    // The space behind it belongs to it.
    if (segment !== ' ') isAfterStart = starts.includes(segment);
    before = segment;
  }
}

/** The pieces of a headline that stay in one line each, with the spaces after them; joined, they are the headline. */
export function headlineWords(text: string, locale: Locale): string[] {
  const breaks = LINE_BREAKS.get(locale);
  const whole = breaks ? createStretchFinder(locale, breaks)(text, true) : [];
  const places = [...breaksIn(text, locale, breaks?.phraseStarts ?? [])].filter(
    (place) => !whole.some(({ start, end }) => start < place && place < end),
  );
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}

/** Makes what says whether a piece of a headline begins a phrase. */
export function createPhraseTest(locale: Locale): (piece: string) => boolean {
  const { phraseStarts = [], prefixes = [] } = LINE_BREAKS.get(locale) ?? {};
  const starts = [...phraseStarts, ...prefixes];
  return (piece) => starts.some((start) => piece.startsWith(start));
}
