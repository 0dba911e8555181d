import { createHash } from 'node:crypto';
import { cacheControlOf, SECURITY_HEADERS, TRANSPORT_HEADERS } from '../../../src/contract/headers';
import type { Answer } from '../ask';
import { when } from '../check';

const words = (value: string): string =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ');

/** Sentences about one header that has to have one value; told twice, it reads `x, x`. */
export function wrongHeader(path: string, { headers }: Answer, name: string, expected: string): string[] {
  const sent = headers.get(name);
  if (sent === null) return [`${path} has no ${name}.`];
  return when(words(sent) !== words(expected), `${path} has ${name} “${sent}”, not “${expected}”.`);
}

export function wrongCaching(path: string, answer: Answer): string[] {
  return wrongHeader(path, answer, 'cache-control', cacheControlOf(path));
}

/** What everything but the API's own answers has to carry. */
export function wrongSecurityHeaders(path: string, answer: Answer, address: string): string[] {
  const expected = address.startsWith('https:')
    ? { ...SECURITY_HEADERS, ...TRANSPORT_HEADERS }
    : SECURITY_HEADERS;
  return [
    ...when(!answer.headers.has('content-security-policy'), `${path} has no content-security-policy.`),
    ...Object.entries(expected).flatMap(([name, value]) => wrongHeader(path, answer, name, value)),
  ];
}

const INLINE = /<(script|style)(?:\s[^>]*)?>([^<][\s\S]*?)<\/\1>/g;
/** A block of data runs nothing, and needs no leave. */
const DATA = /^<script[^>]*\stype="application\/(?:ld\+)?json"/;

/** Inline scripts and styles that the policy would not let run. */
export function wrongPolicy(path: string, { headers, body }: Answer): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return Array.from(body.matchAll(INLINE)).flatMap(([element, kind, text]) => {
    if (DATA.test(element)) return [];
    const hash = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    const isAllowed = policy.includes(`'sha256-${hash}'`);
    return when(!isAllowed, `The policy of ${path} does not allow a ${kind} that stands in it.`);
  });
}
