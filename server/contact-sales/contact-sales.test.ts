import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Store } from '../storage/store';
import { toSubmission } from '../submissions/submission-row';
import { describeStores } from '../testing/describe-stores';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';

const URL = '/api/contact-sales';

async function stored(store: Store) {
  const rows = await store.selectFrom('submissions').selectAll().orderBy('id').execute();
  return rows.map(toSubmission);
}

describeStores((database) => {
  test('a lead is stored before it is answered, with its id and reference', async () => {
    const store = await (await database()).open();
    const { server } = await startTestApp({ store });
    const answer = await server.inject({ method: 'POST', url: URL, payload: CONTACT_SALES });
    expect(answer.statusCode).toBe(201);
    const [lead] = await stored(store);
    const { locale, ...data } = CONTACT_SALES;
    expect(lead).toMatchObject({ ...answer.json(), kind: 'contact-sales', locale, data, quarantined: false });
  });

  test('the same key and body are answered alike and stored once', async () => {
    const store = await (await database()).open();
    const { server } = await startTestApp({ store });
    const headers = { 'idempotency-key': 'key-1' };
    const post = () => server.inject({ method: 'POST', url: URL, headers, payload: CONTACT_SALES });
    const answers = await Promise.all(Array.from({ length: 30 }, post));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await post()).body).toBe(answers[0]?.body);
    expect(await stored(store)).toHaveLength(1);
  });

  test('the same key with another body is refused', async () => {
    const store = await (await database()).open();
    const { server } = await startTestApp({ store });
    const headers = { 'idempotency-key': 'key-1' };
    await server.inject({ method: 'POST', url: URL, headers, payload: CONTACT_SALES });
    const payload = { ...CONTACT_SALES, message: 'Something else' };
    const answer = await server.inject({ method: 'POST', url: URL, headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await stored(store)).toHaveLength(1);
  });
});

describe('contact sales', () => {
  test('a filled honeypot is answered like any other and kept in quarantine', async () => {
    const { server, services } = await startTestApp();
    const payload = { ...CONTACT_SALES, leave_blank: 'https://spam.example' };
    const answer = await server.inject({ method: 'POST', url: URL, payload });
    expect(answer.statusCode).toBe(201);
    expect(await stored(services.store)).toMatchObject([{ quarantined: true }]);
  });

  test('every refused field is named with its code', async () => {
    const { server, services } = await startTestApp();
    const payload = { name: ' ', email: 'nobody', telephone: '191', service: 'x', message: 5 };
    const answer = await server.inject({ method: 'POST', url: URL, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json().errors).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'invalid-email' },
      { field: 'telephone', code: 'phone-too-short' },
      { field: 'service', code: 'invalid-option' },
      { field: 'message', code: 'wrong-type' },
    ]);
    expect(await stored(services.store)).toEqual([]);
  });

  test('a telephone typed in Thai digits is stored as E.164', async () => {
    const { server, services } = await startTestApp();
    const payload = { ...CONTACT_SALES, telephone: '๐๘๑-๒๓๔-๕๖๗๘' };
    await server.inject({ method: 'POST', url: URL, payload });
    expect(await stored(services.store)).toMatchObject([{ data: { telephone: '+66812345678' } }]);
  });

  test.each([
    ['malformed JSON', 'application/json', '{"name":', 400],
    ['a prototype', 'application/json', '{"__proto__":{"name":"x"}}', 400],
    ['an array', 'application/json', '[]', 400],
    ['nothing', 'application/json', '', 400],
    ['another charset', 'application/json; charset=utf-16', '{}', 415],
    ['another type', 'text/plain', 'name=x', 415],
    ['too much', 'application/json', JSON.stringify({ message: 'x'.repeat(300_000) }), 413],
  ])('%s is refused and not stored', async (_what, type, payload, status) => {
    const { server, services } = await startTestApp();
    const answer = await server.inject({
      method: 'POST',
      url: URL,
      headers: { 'content-type': type, accept: 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(await stored(services.store)).toEqual([]);
  });

  test.each(['gzip', 'br', 'x-unknown'])('a body in %s is not taken for a broken one', async (coding) => {
    const { server } = await startTestApp();
    const headers = { 'content-type': 'application/json', 'content-encoding': coding };
    const answer = await server.inject({ method: 'POST', url: URL, headers, payload: gzipSync('{}') });
    expect(answer.statusCode).toBe(415);
  });

  const form = 'application/x-www-form-urlencoded';
  const rest = 'email=a%40example.com';
  test.each([
    ['JSON', 'application/json', Buffer.from('{"name":"\xff\xfe","email":"a@example.com"}', 'latin1')],
    ['a form', form, Buffer.from(`name=\xff\xfe&${rest}`, 'latin1')],
    ['a form’s escapes', form, Buffer.from(`name=%ff%E0%A4&${rest}`)],
  ])('bytes in %s that are not UTF-8 are refused and not stored', async (_what, type, payload) => {
    const { server, services } = await startTestApp();
    const headers = { 'content-type': type, accept: 'application/json' };
    const answer = await server.inject({ method: 'POST', url: URL, headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({ field: 'name', code: 'invalid-characters' });
    expect(await stored(services.store)).toEqual([]);
  });
});
