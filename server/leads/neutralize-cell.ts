/** What makes a spreadsheet run a cell, also as full-width characters, which some programs fold. */
const RUNS = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]/;
const CONTROL = /^[\t\r\n]/;

/** A leading apostrophe makes a spreadsheet show the text and do nothing (OWASP, CSV injection). */
export const neutralizeCell = (text: string): string =>
  RUNS.test(text) || CONTROL.test(text) ? `'${text}` : text;
