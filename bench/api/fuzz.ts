import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { buildApp } from '../../server/app';
import type { Store } from '../../server/storage/store';
import { toSubmission } from '../../server/submissions/submission-row';
import { testConfig } from '../../server/testing/test-config';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../../server/testing/wire-samples';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { partnerApplicationForm } from '../../src/contract/forms/partner-application';
import { rulesOf } from '../../src/contract/forms/rules';
import { countOf, onDatabases } from './databases';
import { say, statusesOf } from './statistics';

const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\r\nX-Injected: 1',
  '__proto__',
  '{{7*7}}',
  '=1+1',
  '\ufeff',
  '',
  '\u202e',
  "'; DROP TABLE submissions; --",
  'x'.repeat(6_000),
  '๙'.repeat(200),
  '%00',
  '\u001b[2J',
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.constant('+66812345678'),
);
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, -1, 1e308, [], {}, ['a'], { toString: 'x' }) },
);

const samples: [url: string, body: Record<string, unknown>][] = [
  ['/api/contact-sales', CONTACT_SALES],
  ['/api/partner-applications', PARTNER_APPLICATION],
  ['/api/partner-applications', { personal: 5, company: [] }],
  ['/api/registrations', { ...SIGNUP, planId: 'starter' }],
];

/** A right body with some of its fields put wrong, or none. */
const body = fc.constantFrom(...samples).chain(([url, right]) =>
  fc
    .tuple(fc.subarray(Object.keys(right)), fc.array(value, { minLength: 8, maxLength: 8 }), fc.option(text))
    .map(([names, values, extra]) => {
      const wrong = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return { url, payload: { ...right, ...wrong, ...(extra === null ? {} : { [extra]: extra }) } };
    }),
);

const raw = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '{"__proto__":{"name":"x"}}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(20_000),
    '{"a":'.repeat(5_000),
    'null',
    '"x"',
    '1e999',
    '{"name":"\\ud800"}',
    '',
    '{"name":1}{}',
    `{"message":"${'x'.repeat(400_000)}"}`,
    'name=%ff&email=%',
    'name=a&name=b&__proto__=c',
    '&&&===',
    'name=%00&email=a%40b.co',
  ),
);

const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=tis-620',
  'multipart/form-data',
  'application/json, text/plain',
  'x',
);

/** Halves of surrogate pairs can't be percent-encoded. */
const percent = (part: string): string => encodeURIComponent(part.replace(/\p{Cs}/gu, '?'));

const key = fc.option(
  fc.oneof(
    fc.constant('a-key'),
    text.filter((one) => !/[\r\n\0]|[^\x20-\xff]/.test(one)),
  ),
);

const request: fc.Arbitrary<InjectOptions> = fc.oneof(
  fc.tuple(body, key).map(([{ url, payload }, idempotency]) => ({
    method: 'POST' as const,
    url,
    headers: {
      'content-type': 'application/json',
      ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
    },
    payload: JSON.stringify(payload),
  })),
  fc.tuple(body, raw, type).map(([{ url }, payload, contentType]) => ({
    method: 'POST' as const,
    url,
    headers: { 'content-type': contentType },
    payload,
  })),
  body.map(({ url, payload }) => ({
    method: 'POST' as const,
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Object.entries(payload)
      .map(([name, one]) => `${percent(name)}=${percent(String(JSON.stringify(one)))}`)
      .join('&'),
  })),
);

/** Rows that the rules would refuse if they came again. */
async function malformedRows(store: Store): Promise<number> {
  const rows = (await store.selectFrom('submissions').selectAll().execute()).map(toSubmission);
  return rows.filter(({ kind, data, locale }) => {
    if (kind === 'contact-sales') return !v.safeParse(rulesOf(contactSalesForm), { ...data, locale }).success;
    return kind === 'partner-application' && !v.safeParse(rulesOf(partnerApplicationForm), data).success;
  }).length;
}

/** Generated bodies of every kind of wrongness; a number is how many. */
export async function fuzz(words: string[]): Promise<void> {
  const many = countOf(words, 10_000);
  await onDatabases(words, async (database) => {
    const store = await database.open();
    const { server } = await buildApp({ config: testConfig(), store });
    const statuses = new Map<number, number>();
    const check = fc.asyncProperty(request, async (options) => {
      const { statusCode } = await server.inject(options);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      return statusCode < 500;
    });
    const result = await fc.check(check, { numRuns: many, seed: 20_261_120, endOnFailure: true });
    const malformed = await malformedRows(store);
    await server.close();
    await store.destroy();
    const verdict = result.failed
      ? `FAILED with ${JSON.stringify(result.counterexample).slice(0, 500)}`
      : 'no 5xx';
    say(
      `${database.name}: ${many} generated bodies: ${verdict}; ${malformed} malformed rows; ${statusesOf(statuses)}`,
    );
  });
}
