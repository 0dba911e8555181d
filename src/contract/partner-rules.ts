import * as v from 'valibot';
import { code, lineText } from './text-rules';

const WHOLE_NUMBER = /^[0-9]{1,12}$/;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

/** A whole number written with digits, kept as text because nothing counts with it; or nothing. */
export const optionalWholeNumber = () =>
  v.pipe(
    v.union([v.number(), v.string()], code('wrong-type')),
    v.transform((value) => String(value)),
    lineText(),
    v.transform((text) => text.replace(/[\s,]/g, '')),
    v.check((text) => text === '' || WHOLE_NUMBER.test(text), code('invalid-number')),
  );

/** A web address, given `https://` when typed without a scheme; or nothing. */
export const optionalWebAddress = () =>
  v.pipe(
    lineText(),
    v.transform((text) => (text === '' || HAS_SCHEME.test(text) ? text : `https://${text}`)),
    v.check((text) => text === '' || isWebAddress(text), code('invalid-url')),
  );
