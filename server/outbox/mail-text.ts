import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';

/** Whatever a mail program may show as the end of a line. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Turn the order of what is shown around. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A field with each of its lines marked as somebody else's; what follows the first can't pass for a field. */
function quoted([path, text]: [string, string]): string[] {
  const [first = '', ...rest] = text.replace(DIRECTIONS, '').split(LINE_ENDS);
  return [`> ${path}: ${first}`, ...rest.map((line) => `>     ${line}`)];
}

/** Ours first; then what the visitor typed, quoted line by line, so that none of it can pass for ours. */
export function mailTextOf({ reference, kind, locale, createdAt, data }: Submission): string {
  const head = [`reference: ${reference}`, `form: ${kind}`, `language: ${locale}`];
  const received = `received: ${new Date(createdAt).toISOString()}`;
  return [...head, received, '', ...flatData(data).flatMap(quoted)].join('\n');
}
