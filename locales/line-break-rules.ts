/** Where the lines of a language may not end: `line-breaks.ts` of its folder. */
export interface LineBreaks {
  /** Names whose halves say nothing when a line ends between them. */
  names?: readonly string[];
  /** Words that browsers take for several. */
  words?: readonly string[];
  /** What no line may end with: each belongs to the word after it. */
  prefixes?: readonly string[];
  /** Words with letters in their midst that look like a prefix. */
  unprefixed?: readonly string[];
  /** Small words that begin a phrase: in large type a line ends before one, and never behind it. */
  phraseStarts?: readonly string[];
  /** Small words that lead to what follows: in a display text no line ends with one. */
  connectives?: readonly string[];
  /** The texts that are set large, as `namespace.path`: titles, and what stands below them. */
  displayed?: RegExp;
  /** The letters that a word can begin with, as a class of a regular expression. */
  initialLetters?: string;
  /** Stand after a space, and belong to the word before it. */
  marks?: readonly string[];
  /**
   * Texts that stand in one line and are looked up by their words, as `namespace.path`: names, buttons, the labels of
   * fields, and the titles that the specification gives. All the others are running text.
   */
  labels?: readonly RegExp[];
}
