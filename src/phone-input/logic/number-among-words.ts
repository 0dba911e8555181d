import type { PhoneState } from '../../contract/phone/phone-reading';
import { toAsciiText } from '../../contract/phone/phone-text';
import { readPhone } from '../../contract/phone/read-phone';
import { type FormatOptions, formatPhone } from './format-phone';

/** What numbers are written with; a plus sign begins another. */
const NUMBER_LIKE = /[+ ]*[\d(][\d ().\-/]*/g;

const STATES: readonly PhoneState[] = ['valid', 'possible'];

/** The number of a longer text, in its country's groups; null where it holds none, or more than one. */
export function numberAmongWords(text: string, options: FormatOptions): string | null {
  const context = { chosen: options.country, preset: null };
  const read = Array.from(toAsciiText(text).matchAll(NUMBER_LIKE), ([written]) => ({
    written,
    ...readPhone(written, context),
  }));
  // Broken off by a separator of its own, such as `+49·30…`: what stands behind it is another number.
  if (read.some(({ written, e164 }) => written.includes('+') && e164 === null)) return null;
  const likeliest = STATES.map((state) => read.filter((found) => found.state === state)).find(
    ({ length }) => length > 0,
  );
  const [number, ...others] = likeliest ?? [];
  if (!number?.e164 || others.some(({ e164 }) => e164 !== number.e164)) return null;
  return formatPhone(number.written, options) ?? formatPhone(number.e164, options);
}
