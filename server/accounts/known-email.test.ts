import { describe, expect, test } from 'vitest';
import { TRIAL_DAYS } from '../../src/contract/plans';
import { DAY_MS } from '../../src/contract/retention';
import { listAccounts } from '../accounts-command/account-list';
import { listOpenPlans } from '../accounts-command/open-plans';
import { keepHouse } from '../housekeeping/keep-house';
import { deleteByEmail } from '../personal-data/by-email';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { linkMails } from '../testing/link-mails';
import { startMailServer } from '../testing/mail-receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const EVE = { ...SIGNUP, firstName: 'Eve', lastName: 'Reader', password: 'another river 8' };
const WEBHOOK = { url: new URL('http://127.0.0.1:9'), secret: Buffer.alloc(24), allowPrivate: true };

/** A second later each time, as a person would. */
function call({ server, clock }: TestApp, method: Method, path: string, payload?: object, token?: string) {
  clock.now += 1_000;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return server.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}

const post = (app: TestApp, path: string, payload: object, token?: string) =>
  call(app, 'POST', path, payload, token);

async function startWithMail(store?: Store) {
  const { url, messages } = await startMailServer();
  const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
  const app = await startTestApp({ ...(store && { store }), config: { mail, webhook: WEBHOOK } });
  const mails = async () => {
    await app.services.outbox.deliverDue();
    return messages.filter((message) => message.includes(`To: ${SIGNUP.email}`));
  };
  return { app, mails, links: async () => linkMails(await mails()) };
}

type Started = Awaited<ReturnType<typeof startWithMail>>;

/** The owner of an address has an account, and has used the link that was mailed. */
async function addOwner({ app, links }: Started): Promise<string> {
  const made = await post(app, '/signup', SIGNUP);
  const mail = (await links()).at(-1);
  expect((await post(app, `/email-confirmations/${mail?.token}`, {})).statusCode).toBe(200);
  return made.json().token;
}

/** All that an answer tells but what is another each time, whoever asks. */
const told = ({ statusCode, headers, body }: Awaited<ReturnType<typeof call>>, email: string) => {
  const { 'x-request-id': _id, date: _date, 'content-length': _length, etag: _tag, ...rest } = headers;
  const text = body
    .replaceAll(email, 'E')
    .replaceAll(/"(token|id|accountId)":"([^"]+)"/g, (_all, name, value) => `"${name}":${value.length}`)
    .replaceAll(/VS-[\w-]+/g, 'R')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T');
  return { statusCode, headers: rest, text };
};

/** Whatever a stranger can ask after signing up with an address that may be somebody's. */
async function attack(app: TestApp, path: string, fields: object, email: string) {
  const transcript: unknown[] = [];
  const note = async (...asked: [Method, string, object?, string?]) => {
    const answer = await call(app, ...asked);
    transcript.push([asked[0], asked[1], told(answer, email)]);
    return answer;
  };
  const eve = { ...EVE, ...fields, email };
  const { token } = (await note('POST', path, eve)).json();
  await note('GET', '/me', undefined, token);
  await note('PATCH', '/me', { marketingConsent: true }, token);
  await note('POST', '/registrations', { planId: 'free-trial' }, token);
  await note('POST', '/registrations', { planId: 'starter' }, token);
  await note('POST', '/registrations', { planId: 'starter' }, token);
  await note('POST', '/email-confirmations', {}, token);
  await note('POST', '/password-resets', { email });
  await note('GET', '/me/data', undefined, token);
  await note('POST', '/login', { email, password: EVE.password });
  await note('PATCH', '/me', { currentPassword: 'a wrong river 8', password: 'a third river 9' }, token);
  await note('PATCH', '/me', { currentPassword: EVE.password, password: 'a third river 9' }, token);
  await note('POST', '/login', { email, password: EVE.password });
  const later = (await note('POST', '/login', { email, password: 'a third river 9' })).json().token;
  // The same again, with the same and with another password.
  await note('POST', path, { ...eve, firstName: 'Mallory' });
  await note('POST', path, { ...eve, firstName: 'Mallory', password: 'a third river 9' });
  await note('POST', '/login', { email, password: EVE.password });
  await note('POST', '/login', { email, password: 'a third river 9' });
  for (let count = 0; count < 12; count += 1) await note('POST', '/login', { email, password: 'wrong 1' });
  app.clock.now += 20 * 60_000;
  await note('POST', '/logout', undefined, later);
  await note('GET', '/me', undefined, later);
  app.clock.now += TRIAL_DAYS * DAY_MS;
  const late = (await note('POST', '/login', { email, password: 'a third river 9' })).json().token;
  await keepHouse(app.services.store, app.services.config, app.clock.now);
  await note('GET', '/me', undefined, late);
  app.clock.now += 4 * DAY_MS;
  await note('GET', '/me', undefined, late);
  app.clock.now += 40 * DAY_MS;
  await keepHouse(app.services.store, app.services.config, app.clock.now);
  const last = (await note('POST', '/login', { email, password: 'a third river 9' })).json().token;
  await note('GET', '/me/data', undefined, last);
  await note('DELETE', '/me', { password: 'wrong 1' }, last);
  await note('DELETE', '/me', { password: 'a third river 9' }, last);
  await note('POST', '/login', { email, password: 'a third river 9' });
  return transcript;
}

describeStores((database) => {
  test.each([
    ['/signup', {}],
    ['/registrations', { planId: 'enterprise' }],
  ])('nothing that can be called after %s tells whether the e-mail was known', async (path, fields) => {
    const store = await (await database()).open();
    const started = await startWithMail(store);
    const token = await addOwner(started);
    const { app } = started;
    await post(app, '/signup', { ...SIGNUP, email: 'unconfirmed@example.com' });
    const known = await attack(app, path, fields, SIGNUP.email);
    expect(known).toEqual(await attack(app, path, fields, 'nobody@example.com'));
    expect(known).toEqual(await attack(app, path, fields, 'unconfirmed@example.com'));
    expect((await call(app, 'GET', '/me', undefined, token)).statusCode).toBe(401);
    const { email, password } = SIGNUP;
    app.clock.now += 60 * 60_000;
    const owner = await post(app, '/login', { email, password });
    expect(owner.json().account).toMatchObject({ firstName: 'Somchai', registrations: [], plan: null });
  });

  test('an address is whose link was used, also where another one came first', async () => {
    const { app, links } = await startWithMail(await (await database()).open());
    const eve = (await post(app, '/signup', EVE)).json();
    await links();
    const own = (await post(app, '/registrations', { ...SIGNUP, planId: 'starter' })).json();
    const isConfirmed = async ({ token }: { token: string }) =>
      (await call(app, 'GET', '/me', undefined, token)).json().account.emailConfirmed;
    const [first, second] = await links();
    expect((await post(app, `/email-confirmations/${second?.token}`, {})).statusCode).toBe(200);
    expect((await post(app, `/email-confirmations/${first?.token}`, {})).statusCode).toBe(404);
    expect([await isConfirmed(own), await isConfirmed(eve)]).toEqual([true, false]);
    const accounts = [];
    for await (const { email, plans } of listAccounts(app.services.store, app.clock.now)) {
      accounts.push([email, plans.map(({ planId }) => planId)]);
    }
    expect(accounts).toEqual([[SIGNUP.email, ['starter']]]);
    expect(await listOpenPlans(app.services.store)).toMatchObject([{ planId: 'starter' }]);
  });

  test('two who claim an address at once can both log in', async () => {
    const { app } = await startWithMail(await (await database()).open());
    await Promise.all([post(app, '/signup', SIGNUP), post(app, '/signup', EVE)]);
    for (const { email, password } of [SIGNUP, EVE]) {
      expect((await post(app, '/login', { email, password })).statusCode).toBe(200);
    }
  });

  test('with the account of an address goes whatever claims it', async () => {
    const started = await startWithMail(await (await database()).open());
    const token = await addOwner(started);
    const { app } = started;
    const eve = await post(app, '/registrations', { ...EVE, planId: 'starter' });
    await call(app, 'DELETE', '/me', { password: SIGNUP.password }, token);
    expect((await call(app, 'GET', '/me', undefined, eve.json().token)).statusCode).toBe(401);
    await addOwner(started);
    await post(app, '/signup', EVE);
    const { store } = app.services;
    const told = { now: app.clock.now, webhook: false };
    await store.transaction().execute((tx) => deleteByEmail(tx, EVE.email, told));
    for (const table of ['accounts', 'sessions', 'registrations', 'submissions'] as const) {
      expect(await store.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('where mail can be sent', () => {
  test('the owner is told by mail, a few times, and sales is not', async () => {
    const started = await startWithMail();
    await addOwner(started);
    const { app, mails } = started;
    const isBefore = (await mails()).length;
    for (let count = 0; count < 5; count += 1) {
      await post(app, '/registrations', { ...EVE, marketingConsent: true, planId: 'starter' });
    }
    const fresh = (await mails()).slice(isBefore);
    expect(fresh).toHaveLength(2);
    expect(fresh[0]).toContain('/login');
    expect(fresh.join()).not.toContain('Eve');
    expect(await app.services.store.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await listOpenPlans(app.services.store)).toEqual([]);
    const waiting = app.services.store.selectFrom('submissions').select('id').where('handled_at', 'is', null);
    expect(await waiting.execute()).toHaveLength(1);
  });

  test('so it is in whichever letters the domain is typed', async () => {
    const started = await startWithMail();
    await addOwner(started);
    const { app, mails } = started;
    const isBefore = (await mails()).length;
    for (const domain of ['exa\u00admple.com', 'ＥＸＡＭＰＬＥ.com', 'example。com']) {
      const email = EVE.email.replace('example.com', domain);
      await post(app, '/registrations', { ...EVE, email, planId: 'starter' });
    }
    expect((await mails()).slice(isBefore)).toHaveLength(2);
    expect(await app.services.store.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('the webhook hears nothing of what is nobody’s', async () => {
    const started = await startWithMail();
    await addOwner(started);
    const { app } = started;
    const eve = (await post(app, '/registrations', { ...EVE, planId: 'free-trial' })).json();
    app.clock.now += TRIAL_DAYS * DAY_MS;
    await keepHouse(app.services.store, app.services.config, app.clock.now);
    expect(eve.account.plan).toBe('free-trial');
    const events = app.services.store
      .selectFrom('messages')
      .selectAll()
      .where('channel', '=', 'webhook-event');
    const login = await post(app, '/login', { email: EVE.email, password: EVE.password });
    expect(login.json().account.registrations).toMatchObject([{ planId: 'free-trial', status: 'ended' }]);
    // Before it is closed too: closing takes away what was still to be told of it.
    expect(await events.execute()).toEqual([]);
    await call(app, 'DELETE', '/me', { password: EVE.password }, login.json().token);
    expect(await events.execute()).toEqual([]);
  });

  test('a log-in to what is claimed forgives no guesses at its owner’s password', async () => {
    const started = await startWithMail();
    await addOwner(started);
    const { app } = started;
    const { email } = EVE;
    await post(app, '/signup', EVE);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const password = count === 8 ? EVE.password : `wrong ${count}`;
      statuses.push((await post(app, '/login', { email, password })).statusCode);
    }
    expect(statuses.slice(0, 9)).toEqual([...Array(8).fill(401), 200]);
    expect(statuses.slice(9)).toContain(429);
    expect(await app.services.store.selectFrom('known_addresses').selectAll().execute()).toEqual([]);
  });

  test('what is claimed and given up again brings its owner no more mail than before', async () => {
    const started = await startWithMail();
    await addOwner(started);
    const { app, mails } = started;
    const before = (await mails()).length;
    const counted = async (): Promise<number[]> => {
      const guards = await app.services.store.selectFrom('login_guards').select('attempts').execute();
      return guards.map(({ attempts }) => attempts);
    };
    await post(app, '/login', { email: EVE.email, password: 'wrong' });
    for (let round = 0; round < 6; round += 1) {
      const { token } = (await post(app, '/signup', EVE)).json();
      await mails();
      const closed = await call(app, 'DELETE', '/me', { password: EVE.password }, token);
      expect(closed.statusCode).toBe(204);
    }
    expect((await mails()).length - before).toBeLessThanOrEqual(3);
    // Of guesses, by account and by its network, and of letters.
    expect(await counted()).toEqual([7, 7, 7]);
  });

  test('a claim’s password stays right when the owner chooses another', async () => {
    const started = await startWithMail();
    const token = await addOwner(started);
    const { app } = started;
    await post(app, '/signup', EVE);
    const change = { currentPassword: SIGNUP.password, password: 'a third river 9' };
    expect((await call(app, 'PATCH', '/me', change, token)).statusCode).toBe(200);
    for (const password of [EVE.password, change.password]) {
      expect((await post(app, '/login', { email: EVE.email, password })).statusCode).toBe(200);
    }
    expect((await post(app, '/login', SIGNUP)).statusCode).toBe(401);
  });
});

test('where none can be sent, the answer says that the e-mail is in use', async () => {
  const app = await startTestApp();
  await post(app, '/signup', SIGNUP);
  expect((await post(app, '/signup', SIGNUP)).statusCode).toBe(409);
  expect((await post(app, '/registrations', { ...SIGNUP, planId: 'starter' })).statusCode).toBe(409);
});
