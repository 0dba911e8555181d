import type { LineBreaks } from '../../../locales/line-break-rules';

/** Where a text has to stay in one line: from which letter on, and before which. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where a word that only looks prefixed must not be cut: what stands before the place, and behind it. */
function* cutsOf({ prefixes = [], unprefixed = [] }: LineBreaks): Generator<string> {
  for (const word of unprefixed) {
    const place = word.search(new RegExp(prefixes.join('|')));
    yield `(?<=${word.slice(0, place)})${word.slice(place)}`;
  }
}

/** Finds each prefix that begins a word. */
export function prefixesIn(breaks: LineBreaks): RegExp | null {
  const { prefixes = [], initialLetters } = breaks;
  if (prefixes.length === 0 || !initialLetters) return null;
  return new RegExp(
    `(?!${Array.from(cutsOf(breaks)).join('|')})(?:${prefixes.join('|')})(?=[${initialLetters}])`,
    'g',
  );
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** A connective and its word that are longer than this, in letters, find no room in a narrow column. */
const LONGEST_CONNECTED = 16;

/**
 * Makes what finds the stretches of a running text; those that overlap are one.
 * What it returns takes the text, and whether that is set large.
 */
export function createStretchFinder(
  locale: string,
  breaks: LineBreaks,
): (text: string, displayed: boolean) => Stretch[] {
  const { words = [] } = breaks;
  const connectives = new Set(breaks.connectives);
  const prefixes = prefixesIn(breaks);
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });

  function* wordsOf(text: string): Generator<Stretch> {
    for (const word of words) {
      for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
        yield { start, end: start + word.length };
      }
    }
  }

  /** Each prefix, to the end of the word after it. */
  function* prefixedOf(text: string): Generator<Stretch> {
    const segments = segmenter.segment(text);
    for (const match of prefixes ? text.matchAll(prefixes) : []) {
      const next = segments.containing(match.index + match[0].length);
      if (next) yield { start: match.index, end: next.index + next.segment.length };
    }
  }

  /** Each connective, to the end of the word after it, also behind a space. */
  function* connectedOf(text: string): Generator<Stretch> {
    let start: number | undefined;
    for (const { segment, index, isWordLike } of segmenter.segment(text)) {
      if (connectives.has(segment)) start ??= index;
      else if (start !== undefined && isWordLike) {
        yield { start, end: index + segment.length };
        start = undefined;
      } else if (segment !== ' ') start = undefined;
    }
  }

  return (text, displayed) => {
    const whole = merged([...wordsOf(text), ...prefixedOf(text)]);
    if (!displayed) return whole;
    const endOf = (stretch: Stretch): number =>
      whole.find(({ start, end }) => start < stretch.end && end >= stretch.end)?.end ?? stretch.end;
    const connected = Array.from(connectedOf(text)).filter(
      (stretch) => endOf(stretch) - stretch.start <= LONGEST_CONNECTED,
    );
    return merged([...whole, ...connected]);
  };
}
