import { describe, expect, test } from 'vitest';
import { checkForm } from '../../src/contract/forms/check-form';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { signupForm } from '../../src/contract/forms/signup';
import { readTelephone } from '../../src/contract/phone/read-telephone';
import { deleteExpired } from '../housekeeping/delete-expired';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { createReplay, IDEMPOTENCY_RETENTION_MS } from './idempotency';

const post = ({ server }: TestApp, path: string, payload: object | string, key: string, headers = {}) =>
  server.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'idempotency-key': key, ...headers },
  });

async function rowsOf({ services }: TestApp): Promise<number> {
  return (await services.store.selectFrom('submissions').selectAll().execute()).length;
}

describe('an idempotency key', () => {
  test.each([
    ['nothing', ''],
    ['256 characters', 'k'.repeat(256)],
    ['10 kB', 'k'.repeat(10_000)],
    ['a space within', 'a b'],
    ['other than ASCII', 'k\u00e9'],
  ])('of %s is malformed, and nothing is stored', async (_what, key) => {
    const app = await startTestApp();
    expect((await post(app, '/contact-sales', CONTACT_SALES, key)).statusCode).toBe(400);
    expect(await rowsOf(app)).toBe(0);
  });

  test('of one form means nothing to another', async () => {
    const app = await startTestApp();
    expect((await post(app, '/contact-sales', CONTACT_SALES, 'k')).statusCode).toBe(201);
    expect((await post(app, '/partner-applications', PARTNER_APPLICATION, 'k')).statusCode).toBe(201);
    expect(await rowsOf(app)).toBe(2);
  });

  test('of what filled in the honeypot is another one: sent again without, the post is taken', async () => {
    const app = await startTestApp();
    const trapped = { ...CONTACT_SALES, leave_blank: 'x' };
    const [first, again] = [
      await post(app, '/contact-sales', trapped, 'k'),
      await post(app, '/contact-sales', trapped, 'k'),
    ];
    expect(again.body).toBe(first.body);
    expect((await post(app, '/contact-sales', CONTACT_SALES, 'k')).statusCode).toBe(201);
    const rows = await app.services.store.selectFrom('submissions').select('quarantined').execute();
    expect(new Set(rows.map(({ quarantined }) => quarantined))).toEqual(new Set([0, 1]));
    expect(rows).toHaveLength(2);
  });

  test('of a sign-up is the same without what was caught in the honeypot: its account is there', async () => {
    const app = await startTestApp();
    const first = await post(app, '/signup', { ...SIGNUP, leave_blank: 'x' }, 'k');
    const again = await post(app, '/signup', SIGNUP, 'k');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  test('holds however the same fields are sent', async () => {
    const app = await startTestApp();
    const first = await post(app, '/contact-sales', CONTACT_SALES, 'k');
    const reversed = Object.fromEntries(Object.entries(CONTACT_SALES).reverse());
    const again = await post(app, '/contact-sales', reversed, 'k');
    const form = await post(app, '/contact-sales', new URLSearchParams(CONTACT_SALES).toString(), 'k', {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    });
    expect([again.body, form.body]).toEqual([first.body, first.body]);
    expect(await rowsOf(app)).toBe(1);
  });

  test('holds across an upgrade whose form asks for more', async () => {
    const { services } = await startTestApp();
    const { secret, store } = services;
    const replayOf = (value: object) => createReplay(secret, { form: 'f', sender: '' }, ['k'], value);
    const before = { name: 'A', personal: { email: 'a@b.example' }, marketingConsent: false };
    await replayOf(before).answerInsert(store, { answer: '{}' }, services.now()).execute();
    const personal = { mobile: '', ...before.personal, urgent: false };
    expect(await replayOf({ ...before, personal, service: '' }).find(store)).toBe('{}');
    for (const other of [{ service: 'x' }, { marketingConsent: true }, { personal: {} }]) {
      const asked = replayOf({ ...before, ...other }).find(store);
      await expect(asked).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    }
  });

  test('holds for what a release kept that wrote the whole body', async () => {
    const app = await startTestApp();
    const { secret, store } = app.services;
    const first = await post(app, '/contact-sales', CONTACT_SALES, 'k');
    const { answers } = checkForm(contactSalesForm, CONTACT_SALES, readTelephone);
    const fingerprint = secret.hash('idempotency-body', 'contact-sales', 'k', JSON.stringify(answers));
    await store.updateTable('idempotency_keys').set({ fingerprint }).execute();
    expect((await post(app, '/contact-sales', CONTACT_SALES, 'k')).body).toBe(first.body);
    expect((await post(app, '/contact-sales', { ...CONTACT_SALES, name: 'B' }, 'k')).statusCode).toBe(422);
  });

  test.each([
    ['/contact-sales', CONTACT_SALES],
    ['/partner-applications', PARTNER_APPLICATION],
  ])('of %s holds after the secret was replaced', async (path, payload) => {
    const old = 'o'.repeat(43);
    const before = await startTestApp({ config: { secretKeys: [old] } });
    const first = await post(before, path, payload, 'k');
    const { store } = before.services;
    const after = await startTestApp({ store, config: { secretKeys: ['n'.repeat(43), old] } });
    expect((await post(after, path, payload, 'k')).body).toBe(first.body);
    expect(await rowsOf(after)).toBe(1);
  });

  test('holds for an answer of a release that told less of an account', async () => {
    const app = await startTestApp();
    const { secret, store, now } = app.services;
    const { answers } = checkForm(signupForm, SIGNUP, readTelephone);
    const { email, firstName, lastName } = SIGNUP;
    const account = { email, firstName, lastName, plan: null };
    const answer = JSON.stringify({ status: 201, body: { token: 't', account } });
    await createReplay(secret, { form: 'signup', sender: '' }, ['k'], answers)
      .answerInsert(store, { answer }, now())
      .execute();
    const again = await post(app, '/signup', SIGNUP, 'k');
    expect([again.statusCode, again.json()]).toEqual([
      201,
      {
        token: 't',
        account: { ...account, registrations: [], emailConfirmed: false, marketingConsent: false },
      },
    ]);
  });

  test('of a refused post is free for the mended one', async () => {
    const app = await startTestApp();
    expect((await post(app, '/contact-sales', { ...CONTACT_SALES, email: 'x' }, 'k')).statusCode).toBe(422);
    expect((await post(app, '/contact-sales', CONTACT_SALES, 'k')).statusCode).toBe(201);
  });

  test('of somebody else who is logged in registers both', async () => {
    const app = await startTestApp();
    const statuses = [];
    for (const email of ['a@example.com', 'b@example.com']) {
      const signup = await app.server.inject({
        method: 'POST',
        url: '/api/signup',
        payload: { ...SIGNUP, email },
      });
      const headers = { authorization: `Bearer ${String(signup.json().token)}` };
      const register = () => post(app, '/registrations', { planId: 'starter' }, 'k', headers);
      statuses.push((await register()).statusCode, (await register()).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201]);
    expect(await app.services.store.selectFrom('registrations').selectAll().execute()).toHaveLength(2);
  });

  test('is new again when it was forgotten', async () => {
    const app = await startTestApp();
    await post(app, '/contact-sales', CONTACT_SALES, 'k');
    app.clock.now += IDEMPOTENCY_RETENTION_MS + 1;
    await deleteExpired(app.services.store, app.clock.now);
    expect((await post(app, '/contact-sales', { ...CONTACT_SALES, name: 'B' }, 'k')).statusCode).toBe(201);
    expect(await rowsOf(app)).toBe(2);
  });

  test('keeps no answer that tells of an account longer than the account, and makes no other', async () => {
    const app = await startTestApp();
    const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload: object, token?: string) =>
      app.server.inject({
        method,
        url: `/api${path}`,
        payload,
        headers: { 'idempotency-key': path, ...(token && { authorization: `Bearer ${token}` }) },
      });
    const { email, password } = SIGNUP;
    const registration = { ...SIGNUP, email: 'b@example.com', planId: 'starter' };
    const { token } = (await call('POST', '/signup', SIGNUP)).json();
    await call('POST', '/login', { email, password });
    await call('PATCH', '/me', { marketingConsent: true }, token);
    const other = await call('POST', '/registrations', registration);
    await call('POST', '/contact-sales', { ...CONTACT_SALES, email });
    const answers = async () => {
      const rows = await app.services.store.selectFrom('idempotency_keys').selectAll().execute();
      return rows.map(
        (row) => `${row.answer === '' ? 'empty' : 'kept'}${row.account_id === null ? '' : ' of an account'}`,
      );
    };
    const ended = await call('DELETE', '/me', { password }, token);
    expect(ended.statusCode).toBe(204);
    expect((await answers()).toSorted()).toEqual([
      ...Array<string>(3).fill('empty'),
      'kept',
      'kept',
      'kept of an account',
    ]);
    const again = await call('POST', '/signup', SIGNUP);
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
    expect((await call('POST', '/login', { email, password })).statusCode).toBe(409);
    expect((await call('POST', '/registrations', registration)).body).toBe(other.body);
    expect(await app.services.store.selectFrom('accounts').select('email').execute()).toHaveLength(1);
  });
});
