import { ProblemError } from './problem-error';

export type FormFields = Record<string, string>;

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // URLSearchParams would put replacement characters in the place of broken bytes.
    throw new ProblemError('malformed');
  }
}

/** The fields of an HTML form; of a name sent twice the last counts, as a checkbox after its hidden twin. */
export function parseUrlencoded(body: string): FormFields {
  const pairs = body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      if (at === -1) return [decodePart(pair), ''];
      return [decodePart(pair.slice(0, at)), decodePart(pair.slice(at + 1))];
    });
  // fromEntries makes own properties, also of `__proto__`.
  return Object.fromEntries(pairs);
}
