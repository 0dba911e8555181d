import type { Locale } from '../../contract/locales';
import { LINE_BREAKS } from '../texts/line-breaks';
import { createStretchFinder } from '../texts/whole-stretches';

/** Scripts without spaces between words end a line at any of them. */
const SPACELESS = /^\p{Script=Thai}/u;

/** Where a line may end: after a space that breaks, and between two words of a script without spaces. */
function* breaksIn(text: string, locale: Locale): Generator<number> {
  let before = '';
  for (const { segment, index, isWordLike } of new Intl.Segmenter(locale, {
    granularity: 'word',
  }).segment(text)) {
    const isBetweenWords = isWordLike === true && SPACELESS.test(segment) && SPACELESS.test(before);
    if (before === ' ' || isBetweenWords) yield index;
    before = segment;
  }
}

/** The pieces of a headline that stay in one line each, with the spaces after them; joined, they are the headline. */
export function headlineWords(text: string, locale: Locale): string[] {
  const breaks = LINE_BREAKS.get(locale);
  const whole = breaks ? createStretchFinder(locale, breaks)(text) : [];
  const places = [...breaksIn(text, locale)].filter(
    (place) => !whole.some(({ start, end }) => start < place && place < end),
  );
  return [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
}
