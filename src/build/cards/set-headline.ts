import { breakLines } from './break-lines';

/** A headline as it is set: its lines, and how large. */
export interface SetHeadline {
  lines: readonly string[];
  /** In pixels. */
  size: number;
}

interface Room {
  width: number;
  height: number;
  /** From one line to the next, in sizes of the type. */
  leading: number;
}

/** The largest is for a headline of two words, the smallest for one of a whole paragraph. */
const SIZES = [104, 96, 88, 80, 74, 68, 62, 57, 52, 48, 42, 36, 30] as const;

/**
 * In type as large as there is room for, in as few lines, unless smaller type makes far better ones.
 * @param words what stays in one line, with the spaces after it
 * @param widthOf of a line in type of a size, in pixels
 * @param startsPhrase whether a word begins a phrase though no space stands before it
 * @throws when it has no room in the smallest
 */
export function setHeadline(
  words: readonly string[],
  { width, height, leading }: Room,
  widthOf: (line: string, size: number) => number,
  startsPhrase: (word: string) => boolean,
): SetHeadline {
  let best: SetHeadline | null = null;
  let most = 0;
  for (const size of SIZES) {
    const room = Math.floor(height / (size * leading));
    for (let count = 1; count <= room; count += 1) {
      const broken = breakLines(words, count, width, (line) => widthOf(line, size), startsPhrase);
      if (!broken) continue;
      // Smaller type is better than ragged lines and cut phrases.
      const worth = size * (1 - broken.cost);
      if (worth > most) best = { lines: broken.lines, size };
      most = Math.max(most, worth);
    }
  }
  if (!best) throw new Error(`A headline is too long for a picture: ${words.join('')}`);
  return best;
}
