import { describe, expect, test } from 'vitest';
import { SITE } from '../../src/config/site';
import { linkWords } from '../one-time-links/link-mail';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { linkMails } from '../testing/link-mails';
import { startMailServer } from '../testing/mail-receiver';
import { readMail } from '../testing/read-mail';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

const MINUTE_MS = 60_000;
const { email, password } = SIGNUP;
const CHOSEN = 'another river 8';

const ascending = (a: number, b: number): number => a - b;

const post = ({ server }: TestApp, path: string, payload: object, headers = {}) =>
  server.inject({ method: 'POST', url: `/api${path}`, payload, headers });

/** With an account whose address is confirmed, so that only what is asked for is mailed. */
async function startWithMail(store?: Store) {
  const { url, messages } = await startMailServer();
  const lines: string[] = [];
  const app = await startTestApp({
    ...(store && { store }),
    config: { mail: { url, from: 'forms@example.com', to: 'sales@example.com' } },
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  });
  const signup = await post(app, '/signup', SIGNUP);
  await app.services.outbox.deliverDue();
  messages.length = 0;
  const ask = (of = email, locale = 'en') => post(app, '/password-resets', { email: of, locale });
  const mails = async () => {
    await app.services.outbox.deliverDue();
    return linkMails(messages);
  };
  /** Of the mails without a link: to whom, and of what. */
  const news = async () => {
    await app.services.outbox.deliverDue();
    return messages
      .map(readMail)
      .filter(({ text }) => !text.includes('https://'))
      .map(({ to, subject }) => [to, subject]);
  };
  const choose = (token: string, chosen = CHOSEN, headers = {}) =>
    post(app, `/password-resets/${token}`, { password: chosen }, headers);
  const logIn = (entered: string) => post(app, '/login', { email, password: entered });
  const raw = () => messages;
  return { app, lines, ask, mails, news, raw, choose, logIn, token: String(signup.json().token) };
}

describeStores((database) => {
  test('an address in full-width letters is that of whoever reads its mail', async () => {
    const { app, ask, mails } = await startWithMail(await (await database()).open());
    const signup = { ...SIGNUP, email: ' ｖｉｃ2@example.co ' };
    expect((await post(app, '/signup', signup)).json().account.email).toBe('vic2@example.co');
    expect((await post(app, '/signup', { ...SIGNUP, email: 'vic2@example.co' })).statusCode).toBe(201);
    await ask('vic2@example.co');
    expect((await mails()).filter(({ url }) => url.includes('reset')).map(({ to }) => to)).toEqual([
      'vic2@example.co',
    ]);
    expect((await post(app, '/login', { email: 'ｖic2@example.co', password })).statusCode).toBe(200);
  });

  test('a link sets the password once, and ends every session', async () => {
    const { app, ask, mails, news, choose, logIn, token } = await startWithMail(
      await (await database()).open(),
    );
    expect((await ask(email.toUpperCase())).json()).toEqual({ mail: true });
    const [mail] = await mails();
    expect(mail?.to).toBe(email);
    const chosen = await choose(String(mail?.token));
    expect([chosen.statusCode, chosen.json()]).toEqual([200, {}]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.server.inject({ url: '/api/me', headers })).statusCode).toBe(401);
    expect((await logIn(password)).statusCode).toBe(401);
    expect((await logIn(CHOSEN)).statusCode).toBe(200);
    expect(await news()).toEqual([[email, expect.stringMatching(/^Your password .* was changed$/)]]);
    const again = await choose(String(mail?.token), 'a third river 9');
    expect([again.statusCode, again.json().code]).toEqual([404, 'not-found']);
  });

  test('of two uses at once one sets the password', async () => {
    const { ask, mails, choose } = await startWithMail(await (await database()).open());
    await ask();
    const [mail] = await mails();
    const uses = await Promise.all(
      [1, 2, 3].map((count) => choose(String(mail?.token), `river number ${count}`)),
    );
    expect(uses.map(({ statusCode }) => statusCode).sort(ascending)).toEqual([200, 404, 404]);
  });

  test('the same post with the same key is answered as before', async () => {
    const { ask, mails, choose } = await startWithMail(await (await database()).open());
    await ask();
    const [mail] = await mails();
    const headers = { 'idempotency-key': 'once' };
    const uses = await Promise.all([1, 2].map(() => choose(String(mail?.token), CHOSEN, headers)));
    expect(uses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await choose(String(mail?.token), CHOSEN, headers)).statusCode).toBe(200);
    expect((await choose('x'.repeat(43), CHOSEN, headers)).statusCode).toBe(404);
  });

  test('neither link nor address is kept or logged as it is', async () => {
    const { app, lines, ask, mails, choose } = await startWithMail(await (await database()).open());
    await ask();
    const [mail] = await mails();
    const { store } = app.services;
    const dump = async (): Promise<string> => {
      const tables = ['one_time_links', 'messages', 'idempotency_keys', 'login_guards'] as const;
      const rows = await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute()));
      return JSON.stringify(rows);
    };
    expect(await dump()).toContain('password-reset');
    expect(await dump()).not.toContain(mail?.token);
    await choose(String(mail?.token), CHOSEN, { 'idempotency-key': 'k' });
    expect(await dump()).not.toContain(mail?.token);
    const log = lines.join('');
    expect(log).toContain('/api/password-resets/:token');
    for (const secret of [mail?.token, email, email.split('@')[0]]) expect(log).not.toContain(secret);
  });
});

describe('asking for a link', () => {
  test('answers known and unknown addresses byte by byte alike, and writes as much for both', async () => {
    const { app, ask } = await startWithMail();
    const { store } = app.services;
    const count = async () => (await store.selectFrom('messages').selectAll().execute()).length;
    const before = await count();
    const known = await ask();
    const afterKnown = await count();
    const unknown = await ask('nobody@example.com');
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(unknown.statusCode).toBe(202);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect([afterKnown - before, (await count()) - afterKnown]).toEqual([1, 1]);
  });

  test('mails nobody who has no account', async () => {
    const { app, ask, mails } = await startWithMail();
    await ask('nobody@example.com');
    expect(await mails()).toEqual([]);
    expect(await app.services.store.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('mails once in a quarter of an hour, and the next link ends the one before', async () => {
    const { app, ask, mails, choose } = await startWithMail();
    for (let count = 0; count < 4; count += 1) await ask();
    expect(await mails()).toHaveLength(1);
    app.clock.now += 15 * MINUTE_MS;
    await ask();
    const [first, second] = await mails();
    expect((await choose(String(first?.token))).statusCode).toBe(404);
    expect((await choose(String(second?.token))).statusCode).toBe(200);
  });

  test('mails once to whom it means, in whichever letters the domain is asked for', async () => {
    const { ask, mails } = await startWithMail();
    for (const domain of ['exa\u00admple.com', 'example。com']) {
      await ask(email.replace('example.com', domain));
    }
    expect(await mails()).toHaveLength(1);
  });

  test('mails nobody for a machine', async () => {
    const { app, mails } = await startWithMail();
    const answer = await post(app, '/password-resets', { email, leave_blank: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { mail: true }]);
    expect(await mails()).toEqual([]);
  });

  test('says so where no mail can be sent', async () => {
    const app = await startTestApp();
    await post(app, '/signup', SIGNUP);
    const known = await post(app, '/password-resets', { email });
    expect([known.statusCode, known.json()]).toEqual([202, { mail: false }]);
    expect((await post(app, '/password-resets', { email: 'nobody@example.com' })).body).toBe(known.body);
  });

  test('works without JavaScript', async () => {
    const app = await startTestApp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const send = (payload: string) =>
      app.server.inject({ method: 'POST', url: '/api/password-resets', headers, payload });
    const asked = await send(`email=${encodeURIComponent(email)}&locale=th`);
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      '/api/password-resets/submitted?locale=th',
    ]);
    const page = await app.server.inject({ url: String(asked.headers.location) });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await send('email=nobody')).statusCode).toBe(422);
  });
});

describe('the mail', () => {
  test.each(['en', 'th'] as const)(
    'in %s leads to the page of its language, in text and in HTML',
    async (locale) => {
      const { ask, mails } = await startWithMail();
      await ask(email, locale);
      const [mail] = await mails();
      const words = linkWords('password-reset', locale);
      expect(mail?.subject).toBe(words.subject);
      const page = locale === 'en' ? '/reset-password' : '/th/reset-password';
      expect(mail?.url).toMatch(new RegExp(`^${SITE.origin}${page}#`));
      expect(mail?.text).toContain(words.reason);
      expect(mail?.html).toContain(words.reason);
      expect(mail?.html).toContain(`href="${mail?.url}"`);
      expect(mail?.html).not.toMatch(/<img|src=|url\(/);
    },
  );

  test('asks for no absence note, with a link and without', async () => {
    const { app, ask, mails, news, choose, raw } = await startWithMail();
    await ask();
    const [mail] = await mails();
    await choose(String(mail?.token));
    expect(await news()).toHaveLength(1);
    await post(app, '/signup', { ...SIGNUP, email: 'a1@example.com' });
    await mails();
    expect(raw()).toHaveLength(3);
    for (const message of raw()) expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  test('that the mail server will not take for its address is dropped, and holds back no other', async () => {
    const { url, messages, refusedAddresses } = await startMailServer();
    const app = await startTestApp({
      config: { mail: { url, from: 'forms@example.com', to: 'sales@example.com' } },
    });
    refusedAddresses.add('gone@example.com');
    await post(app, '/signup', { ...SIGNUP, email: 'gone@example.com' });
    await post(app, '/signup', SIGNUP);
    await app.services.outbox.deliverDue();
    expect(linkMails(messages).map(({ to }) => to)).toEqual([email]);
    expect(await app.services.store.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('that the mail server will not take for its address yet comes when it will, once', async () => {
    const { url, messages, replies } = await startMailServer();
    const app = await startTestApp({
      config: { mail: { url, from: 'forms@example.com', to: 'sales@example.com' } },
    });
    replies.set(/^RCPT TO:/, '450 later');
    await post(app, '/signup', SIGNUP);
    await app.services.outbox.deliverDue();
    expect(messages).toEqual([]);
    replies.clear();
    for (let hour = 0; hour < 3; hour += 1) {
      app.clock.now += 60 * MINUTE_MS;
      await app.services.outbox.deliverDue();
      expect(linkMails(messages).map(({ to }) => to)).toEqual([email]);
    }
  });
});

describe('a link', () => {
  test('is over after half an hour', async () => {
    const { app, ask, mails, choose } = await startWithMail();
    await ask();
    const [mail] = await mails();
    app.clock.now += 30 * MINUTE_MS;
    expect((await choose(String(mail?.token))).statusCode).toBe(404);
  });

  test('counts from when it was sent, however long that took', async () => {
    const { app, ask, mails, choose } = await startWithMail();
    await ask();
    app.clock.now += 60 * MINUTE_MS;
    const [mail] = await mails();
    app.clock.now += 29 * MINUTE_MS;
    expect((await choose(String(mail?.token))).statusCode).toBe(200);
  });

  test.each([
    ['Passw0rd', 'password-common'],
    ['short1', 'password-too-short'],
    [email, 'password-is-email'],
  ])('does not set %j: %s', async (chosen, code) => {
    const { app, ask, mails, choose } = await startWithMail();
    await post(app, '/signup', { ...SIGNUP, email: 'a1@example.com' });
    await ask(chosen === email ? 'a1@example.com' : email);
    const [mail] = (await mails()).filter(({ url }) => url.includes('reset-password'));
    const refused = await choose(String(mail?.token), chosen === email ? 'A1@example.com' : chosen);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ field: 'password', code }]]);
    expect((await choose(String(mail?.token))).statusCode).toBe(200);
  });

  test('lets the owner in at once, however often somebody guessed', async () => {
    const { ask, mails, choose, logIn } = await startWithMail();
    for (let count = 0; count < 11; count += 1) await logIn('wrong 1');
    expect((await logIn('wrong 1')).statusCode).toBe(429);
    await ask();
    const [mail] = await mails();
    await choose(String(mail?.token));
    expect((await logIn(CHOSEN)).statusCode).toBe(200);
  });

  test('is guessed at no faster than the rate limit', async () => {
    const app = await startTestApp({ config: { rateLimit: 2 } });
    const guess = () => post(app, `/password-resets/${'x'.repeat(43)}`, { password: CHOSEN });
    const statuses = [await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
