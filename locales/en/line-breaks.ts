import type { LineBreaks } from '../line-break-rules';

/**
 * Neither a standard nor a word with a hyphen is parted. A figure stays with what it counts: `initialLetters` are those
 * that a word begins with.
 */
export const lineBreaks: LineBreaks = { names: ['ICAO 9303', 'log-in', 'sign-up'], initialLetters: 'a-z' };
