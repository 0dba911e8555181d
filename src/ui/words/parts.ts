/** @param source of one group, so that a text is split into what is between the words and the words */
export const patternOf = (source: string | undefined): RegExp | null => (source ? new RegExp(source) : null);

const ENDS_IN_WORD = /[\p{L}\p{M}]$/u;
const BEGINS_WORD = /^\p{Lo}/u;

/** Of a script that sets no space between words. */
const UNSPACED = /[\u0e00-\u0e7f]/;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

interface Part {
  text: string;
  isWhole: boolean;
  /** Whether a line may end before it. */
  isBreak: boolean;
}

/** The words of a text that no line may break, and what stands between them; nothing where it has none. */
export function partsOf(text: string, words: RegExp | null): Part[] {
  const split = words ? text.split(words) : [];
  if (split.length < 2) return [];
  let before = '';
  return split.flatMap((part, index) => {
    if (!part) return [];
    const isBreak = ENDS_IN_WORD.test(before) && BEGINS_WORD.test(part);
    before = part;
    return { text: part, isWhole: index % 2 === 1, isBreak };
  });
}
