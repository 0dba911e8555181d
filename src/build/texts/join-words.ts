import type { LineBreaks } from '../../../locales/line-break-rules';

/** Forbids a line break and is otherwise nothing: not drawn, not read out, not searched for. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

/** A word, and after how many of its letters a browser would break it. */
function cutsOf(spaced: string): { word: string; cuts: number[] } {
  const parts = spaced.split(' ');
  const cuts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);
  return { word: parts.join(''), cuts };
}

/** Finds each prefix that begins a word. */
export function prefixesIn({
  prefixes = [],
  notPrefixesAfter = [],
  initialLetters,
}: LineBreaks): RegExp | null {
  if (prefixes.length === 0 || !initialLetters) return null;
  return new RegExp(
    `(?<!(?:${notPrefixesAfter.join('|')})\u2060?)(?:${prefixes.join('|')})(?=\u2060?[${initialLetters}])`,
    'g',
  );
}

/** Makes what holds the words of a running text together. */
export function createJoiner(breaks: LineBreaks): (text: string) => string {
  const { words = [], initialLetters, marks = [] } = breaks;
  const known = words.map(cutsOf);
  const prefixes = prefixesIn(breaks);
  /** A figure and what it counts. */
  const counted = initialLetters ? new RegExp(`(\\d[+%]?) (?=[${initialLetters}])`, 'g') : null;

  function joinsOf(text: string): Set<number> {
    const joins = new Set<number>();
    for (const { word, cuts } of known) {
      for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
        for (const cut of cuts) joins.add(start + cut);
      }
    }
    for (const match of prefixes ? text.matchAll(prefixes) : []) joins.add(match.index + match[0].length);
    return joins;
  }

  return (text) => {
    const joins = joinsOf(text);
    const joined = text
      .split('')
      .map((letter, index) => (joins.has(index) ? WORD_JOINER + letter : letter))
      .join('');
    const marked = marks.reduce((whole, mark) => whole.replaceAll(` ${mark}`, NO_BREAK_SPACE + mark), joined);
    return counted ? marked.replace(counted, `$1${NO_BREAK_SPACE}`) : marked;
  };
}
