import { describe, expect, test } from 'vitest';
import { findLink, insertLink } from '../one-time-links/one-time-link-repository';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

const { email, password } = SIGNUP;
const CHOSEN = 'another river 8';

const ascending = (a: number, b: number): number => a - b;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const post = ({ server }: TestApp, path: string, payload: object, headers = {}) =>
  server.inject({ method: 'POST', url: `/api${path}`, payload, headers });

async function logIn(app: TestApp, entered = password) {
  const answer = await post(app, '/login', { email, password: entered });
  return { status: answer.statusCode, token: String(answer.json().token) };
}

async function startWithAccount(store?: Store) {
  const app = await startTestApp({ ...(store && { store }) });
  const signup = await post(app, '/signup', SIGNUP);
  const token = String(signup.json().token);
  const call = (method: 'PATCH' | 'DELETE', payload: object, headers = {}) =>
    app.server.inject({ method, url: '/api/me', payload, headers: { ...bearer(token), ...headers } });
  const me = async (of = token) => app.server.inject({ url: '/api/me', headers: bearer(of) });
  return { app, token, call, me };
}

describeStores((database) => {
  test('the consent is given and taken back, with its time', async () => {
    const { app, call } = await startWithAccount(await (await database()).open());
    const { store } = app.services;
    const kept = async () => {
      const query = store.selectFrom('accounts').select(['marketing_consent', 'consent_changed_at']);
      return query.executeTakeFirstOrThrow();
    };
    app.clock.now += 1_000;
    const given = await call('PATCH', { marketingConsent: true });
    expect([given.statusCode, given.json().account.marketingConsent]).toEqual([200, true]);
    const since = app.clock.now;
    app.clock.now += 1_000;
    await call('PATCH', { marketingConsent: true });
    expect(await kept()).toEqual({ marketing_consent: 1, consent_changed_at: since });
    expect((await call('PATCH', { marketingConsent: false })).json().account.marketingConsent).toBe(false);
    expect(await kept()).toEqual({ marketing_consent: 0, consent_changed_at: app.clock.now });
  });

  test('a repeat is answered as long as the session lives', async () => {
    const { app, token, call } = await startWithAccount(await (await database()).open());
    const repeat = () => call('PATCH', { marketingConsent: true }, { 'idempotency-key': 'k' });
    const first = await repeat();
    expect((await repeat()).body).toBe(first.body);
    await post(app, '/logout', {}, bearer(token));
    expect((await repeat()).statusCode).toBe(401);
  });

  test('another password ends all sessions but this one', async () => {
    const { app, call, me } = await startWithAccount(await (await database()).open());
    const other = await logIn(app);
    const changed = await call('PATCH', { currentPassword: password, password: CHOSEN });
    expect([changed.statusCode, changed.json().account.email]).toEqual([200, email]);
    expect((await me()).statusCode).toBe(200);
    expect((await me(other.token)).statusCode).toBe(401);
    expect((await logIn(app)).status).toBe(401);
    expect((await logIn(app, CHOSEN)).status).toBe(200);
  });

  test('another password ends the links to choose one', async () => {
    const { app, call } = await startWithAccount(await (await database()).open());
    const { store, secret } = app.services;
    const { id: accountId } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const link = { purpose: 'password-reset', now: app.clock.now } as const;
    const token = String(
      await store.transaction().execute((tx) => insertLink(tx, secret, { ...link, accountId })),
    );
    expect(await findLink(store, secret, { ...link, token })).toBe(accountId);
    const changed = await call('PATCH', { currentPassword: password, password: CHOSEN });
    expect(changed.statusCode).toBe(200);
    const chosen = await post(app, `/password-resets/${token}`, { password: 'a third river 9' });
    expect(chosen.statusCode).toBe(404);
    expect((await logIn(app, CHOSEN)).status).toBe(200);
  });

  test('of two changes of the password at once one counts', async () => {
    const { app, call } = await startWithAccount(await (await database()).open());
    const change = (chosen: string) => call('PATCH', { currentPassword: password, password: chosen });
    const answers = await Promise.all([change('river number 1'), change('river number 2')]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    const logins = await Promise.all(
      ['river number 1', 'river number 2'].map((chosen) => logIn(app, chosen)),
    );
    expect(logins.map(({ status }) => status).sort(ascending)).toEqual([200, 401]);
  });

  test('an account that is closed is gone with all that was made for it', async () => {
    const { app, call, me } = await startWithAccount(await (await database()).open());
    const { store } = app.services;
    await call('DELETE', { password: 'wrong 1' });
    const counts = async () => (await store.selectFrom('login_guards').selectAll().execute()).length;
    const counted = await counts();
    expect((await me()).statusCode).toBe(200);
    const headers = { 'idempotency-key': 'k' };
    const closed = await call('DELETE', { password }, headers);
    expect([closed.statusCode, closed.body]).toEqual([204, '']);
    expect((await call('DELETE', { password }, headers)).statusCode).toBe(204);
    for (const table of ['accounts', 'sessions', 'registrations', 'submissions', 'messages'] as const) {
      expect([table, await store.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect([counted > 0, await counts()]).toEqual([true, 0]);
    expect((await me()).statusCode).toBe(401);
    expect((await logIn(app)).status).toBe(401);
    expect((await post(app, '/signup', SIGNUP)).statusCode).toBe(201);
  });

  test('its owner can take all of it along', async () => {
    const { app, token } = await startWithAccount(await (await database()).open());
    await post(app, '/registrations', { planId: 'starter' }, bearer(token));
    const answer = await app.server.inject({ url: '/api/me/data', headers: bearer(token) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { email },
      registrations: [{ planId: 'starter', status: 'requested' }],
    });
    expect(answer.body).not.toContain('argon2');
  });
});

test('what an account’s owner can take along is asked for no faster than the rate limit', async () => {
  const { server, clock } = await startTestApp({ config: { rateLimit: 1 } });
  const ask = () => server.inject({ url: '/api/me/data' });
  const refused = [await ask(), await ask()];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 429]);
  clock.now += Number(refused[1]?.headers['retry-after']) * 1_000;
  expect((await ask()).statusCode).toBe(401);
});

describe('a change of the account', () => {
  test.each([
    ['PATCH', { currentPassword: 'wrong 1', password: CHOSEN }, 'currentPassword'],
    ['DELETE', { password: 'wrong 1' }, 'password'],
  ] as const)('by %s needs the right password, and slows guessing as a log-in does', async (...given) => {
    const [method, payload, field] = given;
    const { call, me } = await startWithAccount();
    const wrong = await call(method, payload);
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, [{ field, code: 'password-wrong' }]]);
    for (let count = 1; count < 10; count += 1) expect((await call(method, payload)).statusCode).toBe(422);
    expect((await call(method, payload)).statusCode).toBe(429);
    expect((await me()).statusCode).toBe(200);
  });

  test.each([
    ['Passw0rd', 'password-common'],
    ['short1', 'password-too-short'],
  ])('does not set %j: %s', async (chosen, code) => {
    const { app, call } = await startWithAccount();
    const refused = await call('PATCH', { currentPassword: password, password: chosen });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ field: 'password', code }]]);
    expect((await logIn(app)).status).toBe(200);
  });

  test.each([
    [{}, 422],
    [{ marketingConsent: 'perhaps' }, 422],
    [{ marketingConsent: true, currentPassword: password, password: CHOSEN }, 400],
    [[], 400],
  ])('%j is not one: %d', async (payload, status) => {
    const { call } = await startWithAccount();
    expect((await call('PATCH', payload)).statusCode).toBe(status);
  });

  test('is refused to another site, and to whoever is not logged in', async () => {
    const { app, call, me } = await startWithAccount();
    const elsewhere = { origin: 'https://evil.example' };
    expect((await call('PATCH', { marketingConsent: true }, elsewhere)).statusCode).toBe(403);
    expect((await call('DELETE', { password }, elsewhere)).statusCode).toBe(403);
    const nobody = bearer('x'.repeat(43));
    expect((await call('PATCH', { marketingConsent: true }, nobody)).statusCode).toBe(401);
    expect((await call('DELETE', { password }, nobody)).statusCode).toBe(401);
    const data = { url: '/api/me/data', headers: { ...nobody } };
    expect((await app.server.inject(data)).statusCode).toBe(401);
    expect((await me()).json().account.marketingConsent).toBe(false);
  });

  test.each(['PATCH', 'DELETE'] as const)('by %s is limited', async (method) => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    const call = () => app.server.inject({ method, url: '/api/me', payload: { marketingConsent: true } });
    expect((await call()).statusCode).not.toBe(429);
    expect((await call()).statusCode).toBe(429);
  });

  test('is PATCH or DELETE', async () => {
    const { app, token } = await startWithAccount();
    const answer = await app.server.inject({ method: 'PUT', url: '/api/me', headers: bearer(token) });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, PATCH, DELETE']);
  });
});
