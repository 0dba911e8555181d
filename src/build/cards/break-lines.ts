/** What a line costs that ends within a phrase of a script without spaces: as much as being off by three fifths of the room. */
const WITHIN_PHRASE = 0.35;
/** And between two phrases without a space. */
const BETWEEN_PHRASES = 0.03;

/** Lines, and how far from even and whole they are. */
export interface BrokenLines {
  lines: readonly string[];
  cost: number;
}

const NONE: BrokenLines = { lines: [], cost: 0 };

/**
 * Sets words in so many lines that are as even as they can be, and end where phrases do.
 * @param words with the spaces after them
 * @param width that a line has room for
 * @param startsPhrase whether a word begins a phrase though no space stands before it
 * @returns null where they have no room
 */
export function breakLines(
  words: readonly string[],
  count: number,
  width: number,
  widthOf: (line: string) => number,
  startsPhrase: (word: string) => boolean,
): BrokenLines | null {
  const costBefore = (word: string): number => (startsPhrase(word) ? BETWEEN_PHRASES : WITHIN_PHRASE);
  const ideal = widthOf(words.join('')) / count;

  /** The best way to set the words from one on. */
  function from(first: number, left: number): BrokenLines | null {
    let best: BrokenLines | null = null;
    for (let end = first + 1; end <= words.length; end += 1) {
      const line = words.slice(first, end).join('');
      const taken = widthOf(line.trimEnd());
      if (taken > width) break;
      const isLast = left === 1;
      if (isLast !== (end === words.length)) continue;
      const rest = isLast ? NONE : from(end, left - 1);
      if (!rest) continue;
      const cut = isLast || line.endsWith(' ') ? 0 : costBefore(words[end] ?? '');
      const cost = ((ideal - taken) / width) ** 2 + cut + rest.cost;
      if (best && best.cost <= cost) continue;
      best = { lines: [line.trimEnd(), ...rest.lines], cost };
    }
    return best;
  }

  return from(0, count);
}
