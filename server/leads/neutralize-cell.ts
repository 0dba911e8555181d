/** What makes a spreadsheet run a cell, also as full-width characters, which some programs fold. */
const RUNS = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]/;
const CONTROL = /^[\t\r\n]/;
/**
 * What a program set to another language takes for the end of a cell, and before which it then sees a formula: the
 * file's own commas and line ends stand in quotes, which such a program has lost count of by then.
 */
const RUNS_AFTER_SEPARATOR =
  /([;\t\r\n\v\f\u0085\u2028\u2029])(?=[^\S\r\n]*[\u200b\ufeff"']*[=+\-@＝＋－＠|%])/g;

/** A leading apostrophe makes a spreadsheet show the text and do nothing (OWASP, CSV injection). */
export function neutralizeCell(text: string): string {
  const within = text.replace(RUNS_AFTER_SEPARATOR, "$1'");
  return RUNS.test(text) || CONTROL.test(text) ? `'${within}` : within;
}
