/** What a line costs that ends within a phrase of a script without spaces: as much as being off by a third of the room. */
const WITHIN_PHRASE = 0.12;

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
 * @returns null where they have no room
 */
export function breakLines(
  words: readonly string[],
  count: number,
  width: number,
  widthOf: (line: string) => number,
): BrokenLines | null {
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
      const cut = isLast || line.endsWith(' ') ? 0 : WITHIN_PHRASE;
      const cost = ((ideal - taken) / width) ** 2 + cut + rest.cost;
      if (best && best.cost <= cost) continue;
      best = { lines: [line.trimEnd(), ...rest.lines], cost };
    }
    return best;
  }

  return from(0, count);
}
