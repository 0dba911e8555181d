import type { LineBreaks } from '../line-break-rules';

/** A figure stays with what it counts: `initialLetters` are those that a word begins with. */
export const lineBreaks: LineBreaks = { names: ['ICAO 9303'], initialLetters: 'a-z' };
