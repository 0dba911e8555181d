import * as v from 'valibot';
import { toAsciiDigits } from './ascii-digits';
import { code, lineText } from './text-rules';

/** At most 12 digits of any script, apart as in `1,200` or not. */
const WHOLE_NUMBER = /^[\s,]*(?:\p{Nd}[\s,]*){0,12}$/u;
const MAX_NUMBER = 999_999_999_999;
/** What stands before a port is a host. */
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && /[^.]\.[^.]/.test(hostname);
}

const wholeNumber = () =>
  v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER, code('invalid-number')),
    v.metadata({ type: 'integer', minimum: 0, maximum: MAX_NUMBER }),
  );

/** A whole number written with digits, kept as text because nothing counts with it; or nothing. */
export const optionalWholeNumber = () =>
  v.pipe(
    v.union(
      [wholeNumber(), v.pipe(lineText(), v.regex(WHOLE_NUMBER, code('invalid-number')))],
      code('wrong-type'),
    ),
    v.transform((value) => toAsciiDigits(String(value)).replace(/[\s,]/g, '')),
  );

/** A web address, given `https://` when typed without a scheme; or nothing. */
export const optionalWebAddress = () =>
  v.pipe(
    lineText(),
    v.transform((text) =>
      text === '' || HAS_SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`,
    ),
    v.check((text) => text === '' || isWebAddress(text), code('invalid-url')),
  );
