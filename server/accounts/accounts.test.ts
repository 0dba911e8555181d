import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

const DAY_MS = 24 * 60 * 60 * 1000;

const post = (
  { server }: TestApp,
  path: string,
  payload: object,
  headers = {},
  remoteAddress = '203.0.113.7',
) => server.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress });

const ascending = (a: number, b: number): number => a - b;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signUp(app: TestApp): Promise<string> {
  const answer = await post(app, '/signup', SIGNUP);
  return String(answer.json().token);
}

const me = ({ server }: TestApp, token: string) => server.inject({ url: '/api/me', headers: bearer(token) });

describeStores((database) => {
  test('sign up, log out, log in again', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { password: _password, ...shown } = SIGNUP;
    const signup = await post(app, '/signup', SIGNUP);
    expect(signup.statusCode).toBe(201);
    const account = {
      ...shown,
      plan: null,
      registrations: [],
      emailConfirmed: false,
      marketingConsent: false,
    };
    expect(signup.json().account).toEqual(account);
    const token = String(signup.json().token);
    expect((await me(app, token)).json()).toEqual({ account });
    const logout = await app.server.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
    expect(logout.statusCode).toBe(204);
    expect((await me(app, token)).statusCode).toBe(401);
    const login = await post(app, '/login', { email: 'SOMCHAI@example.com', password: SIGNUP.password });
    expect(login.statusCode).toBe(200);
    expect((await me(app, String(login.json().token))).statusCode).toBe(200);
  });

  test('an e-mail has one account, also when it is taken twice at once', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const answers = await Promise.all([1, 2, 3].map(() => post(app, '/signup', SIGNUP)));
    expect(answers.map(({ statusCode }) => statusCode).sort(ascending)).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().errors).toEqual([{ field: 'email', code: 'email-in-use' }]);
  });

  test('a sign-up sent again with its key gets the same token, not a conflict', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const headers = { 'idempotency-key': 'signup-1' };
    const answers = await Promise.all([1, 2, 3].map(() => post(app, '/signup', SIGNUP, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('log-out holds on every instance at once', async () => {
    const place = await database();
    const first = await startTestApp({ store: await place.open() });
    const second = place.sharable ? await startTestApp({ store: await place.open() }) : first;
    const token = await signUp(first);
    expect((await me(second, token)).statusCode).toBe(200);
    await first.server.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
    expect((await me(second, token)).statusCode).toBe(401);
  });

  test('registering for a plan with a token, or with a new account', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const token = await signUp(app);
    const paid = await post(app, '/registrations', { planId: 'starter' }, bearer(token));
    expect(paid.statusCode).toBe(201);
    expect(paid.json()).toEqual({ planId: 'starter', status: 'requested' });
    expect((await me(app, token)).json().account.plan).toBe('starter');
    const fresh = { ...SIGNUP, email: 'new@example.com', planId: 'free-trial' };
    const trial = await post(app, '/registrations', fresh);
    expect(trial.json()).toMatchObject({ planId: 'free-trial', status: 'active' });
    const known = await me(app, String(trial.json().token));
    expect(known.json()).toEqual({ account: trial.json().account });
    const login = await post(app, '/login', { email: 'new@example.com', password: SIGNUP.password });
    expect(login.json().account.plan).toBe('free-trial');
  });
});

describe('sessions', () => {
  test('of one account are twenty, and with one more the oldest ends', async () => {
    const app = await startTestApp();
    const tokens = [await signUp(app)];
    for (let count = 0; count < 20; count += 1) {
      app.clock.now += 1_000;
      const login = await post(app, '/login', { email: SIGNUP.email, password: SIGNUP.password });
      tokens.push(String(login.json().token));
    }
    const statuses = await Promise.all(tokens.map(async (token) => (await me(app, token)).statusCode));
    expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
  });

  test('neither password nor token is stored as it is', async () => {
    const app = await startTestApp();
    const token = await signUp(app);
    await post(app, '/login', { email: SIGNUP.email, password: SIGNUP.password }, { 'idempotency-key': 'k' });
    for (const table of ['accounts', 'sessions', 'submissions', 'idempotency_keys'] as const) {
      const dump = JSON.stringify(await app.services.store.selectFrom(table).selectAll().execute());
      expect(dump).not.toContain(SIGNUP.password);
      expect(dump).not.toContain(token);
    }
    const [account] = await app.services.store.selectFrom('accounts').selectAll().execute();
    expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a token that is not used dies after a week, one that is used after a month', async () => {
    const app = await startTestApp();
    const idle = await signUp(app);
    const login = await post(app, '/login', { email: SIGNUP.email, password: SIGNUP.password });
    const used = String(login.json().token);
    for (let day = 0; day < 30; day += 6) {
      expect((await me(app, used)).statusCode).toBe(200);
      app.clock.now += 6 * DAY_MS;
    }
    expect((await me(app, idle)).statusCode).toBe(401);
    expect((await me(app, used)).statusCode).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer nothing', 'Basic eDp5'])('%j is nobody', async (authorization) => {
    const { server } = await startTestApp();
    const answer = await server.inject({ url: '/api/me', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('a token that was made or used while the clock was days ahead is dead', async () => {
    const app = await startTestApp();
    app.clock.now += 7 * DAY_MS;
    const token = await signUp(app);
    app.clock.now -= 7 * DAY_MS;
    expect((await me(app, token)).statusCode).toBe(200);
    app.clock.now -= 1;
    expect((await me(app, token)).statusCode).toBe(401);
  });

  test('registering with a dead token is refused', async () => {
    const app = await startTestApp();
    const answer = await post(app, '/registrations', { planId: 'starter' }, bearer('x'.repeat(43)));
    expect(answer.statusCode).toBe(401);
  });
});

describe('log-in', () => {
  test('answers the same for a wrong password and an unknown e-mail', async () => {
    const app = await startTestApp();
    await signUp(app);
    const wrong = await post(app, '/login', { email: SIGNUP.email, password: 'wrong 1' });
    const unknown = await post(app, '/login', { email: 'nobody@example.com', password: 'wrong 1' });
    expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
  });

  test('that is under way when the password is changed gets no token', async () => {
    const app = await startTestApp();
    await signUp(app);
    const { passwords, store } = app.services;
    app.services.passwords = {
      ...passwords,
      async hashBeside(...asked) {
        const hash = await passwords.hashBeside(...asked);
        await store.updateTable('accounts').set({ password_hash: 'another' }).execute();
        return hash;
      },
    };
    const sessions = async () => (await store.selectFrom('sessions').selectAll().execute()).length;
    const before = await sessions();
    const login = await post(app, '/login', { email: SIGNUP.email, password: SIGNUP.password });
    expect([login.statusCode, await sessions()]).toEqual([401, before]);
  });

  test('that was found right before the password was changed gets no token either', async () => {
    const app = await startTestApp();
    await signUp(app);
    const { store } = app.services;
    const sessions = async () => (await store.selectFrom('sessions').selectAll().execute()).length;
    const before = await sessions();
    // What a right password is remembered by is written last before the session.
    await sql`CREATE TRIGGER changed AFTER INSERT ON known_addresses
      BEGIN UPDATE accounts SET password_hash = 'another'; END`.execute(store);
    const login = await post(app, '/login', { email: SIGNUP.email, password: SIGNUP.password });
    const changed = store.selectFrom('accounts').select('id').where('password_hash', '=', 'another');
    expect(await changed.execute()).toHaveLength(1);
    expect([login.statusCode, await sessions()]).toEqual([401, before]);
  });

  test('slows guessing from one network, which forgets when the password is right', async () => {
    const app = await startTestApp();
    await signUp(app);
    const guess = (password: string) => post(app, '/login', { email: SIGNUP.email, password });
    for (let count = 0; count < 10; count += 1) expect((await guess('wrong 1')).statusCode).toBe(401);
    const slowed = await guess(SIGNUP.password);
    expect(slowed.statusCode).toBe(429);
    app.clock.now += Number(slowed.headers['retry-after']) * 1000;
    expect((await guess(SIGNUP.password)).statusCode).toBe(200);
    expect((await guess('wrong 1')).statusCode).toBe(401);
    expect((await guess(SIGNUP.password)).statusCode).toBe(200);
  });

  test.each([
    ['a day', DAY_MS],
    ['ten minutes', 10 * 60_000],
  ])('a clock that was set back %s keeps nobody out', async (_span, ms) => {
    const app = await startTestApp();
    await signUp(app);
    const guess = (password: string) => post(app, '/login', { email: SIGNUP.email, password });
    app.clock.now += ms;
    for (let count = 0; count < 11; count += 1) await guess('wrong 1');
    expect((await guess('wrong 1')).statusCode).toBe(429);
    app.clock.now -= ms;
    expect((await guess(SIGNUP.password)).statusCode).toBe(200);
  });

  test('a proof of work does not lift the pace of guessing one account', async () => {
    const app = await startTestApp({ config: { rateLimit: 1_000_000 } });
    app.clock.now = Date.now();
    await signUp(app);
    const guess = (index: number, headers: Record<string, string> = {}) => {
      const wrong = { email: SIGNUP.email, password: 'wrong 1' };
      return post(app, '/login', wrong, headers, `198.51.100.${index}`);
    };
    const prove = async (): Promise<Record<string, string>> => {
      const challenge: Challenge = (await app.server.inject({ url: '/api/challenge' })).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      return { 'x-altcha': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
    };
    const guesses = await Promise.all(Array.from({ length: 45 }, (_, index) => guess(index)));
    const guessed = guesses.filter(({ statusCode }) => statusCode === 401).length;
    expect(guessed).toBeLessThanOrEqual(34);
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45 - guessed);
    for (const index of [100, 101, 102]) expect((await guess(index, await prove())).statusCode).toBe(429);
  });

  test('guesses that arrive together don’t slip through together', async () => {
    const app = await startTestApp();
    await signUp(app);
    const guesses = Array.from({ length: 40 }, () =>
      post(app, '/login', { email: SIGNUP.email, password: 'wrong 1' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  test('guessing from everywhere never keeps the owner out of a network of theirs', async () => {
    const app = await startTestApp();
    await signUp(app);
    const login = { email: SIGNUP.email, password: SIGNUP.password };
    expect((await post(app, '/login', login)).statusCode).toBe(200);
    const guesses = Array.from({ length: 60 }, (_, index) =>
      post(app, '/login', { ...login, password: 'wrong 1' }, {}, `198.51.100.${index}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect((await post(app, '/login', login)).statusCode).toBe(200);
    // From a new network there may be a wait, but no lock.
    const away = await post(app, '/login', login, {}, '192.0.2.1');
    if (away.statusCode === 429) app.clock.now += 60_000;
    expect((await post(app, '/login', login, {}, '192.0.2.1')).statusCode).toBe(200);
  });
});

describe('passwords', () => {
  test.each([
    ['short1', 'password-too-short'],
    ['12345678', 'password-needs-letter'],
    ['abcdefgh', 'password-needs-number'],
    ['Passw0rd', 'password-common'],
    ['', 'required'],
    [5, 'wrong-type'],
  ])('%j is refused: %s', async (password, code) => {
    const app = await startTestApp();
    const answer = await post(app, '/signup', { ...SIGNUP, password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ field: 'password', code }]);
  });

  test.each(['รหัสผ่านที่ดี๙', 'пароль-длинный-٧', '   spaces 8  ', '😀😀😀😀😀😀a1'])(
    '%j is taken, and is right again',
    async (password) => {
      const app = await startTestApp();
      expect((await post(app, '/signup', { ...SIGNUP, password })).statusCode).toBe(201);
      expect((await post(app, '/login', { email: SIGNUP.email, password })).statusCode).toBe(200);
    },
  );

  test('are the same from a keyboard that writes an accent apart', async () => {
    const app = await startTestApp();
    const [apart, together] = ['NFD', 'NFC'].map((form) => 'café au lait 8'.normalize(form));
    expect(apart).not.toBe(together);
    expect((await post(app, '/signup', { ...SIGNUP, password: apart })).statusCode).toBe(201);
    expect((await post(app, '/login', { email: SIGNUP.email, password: together })).statusCode).toBe(200);
  });
});
