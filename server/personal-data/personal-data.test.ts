import { expect, test } from 'vitest';
import { TRIAL_DAYS } from '../../src/contract/plans';
import { DAY_MS } from '../../src/contract/retention';
import type { Database } from '../storage/database';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { deleteByEmail, findByEmail } from './by-email';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';
import { forgetTries } from './forget-tries';

const OTHER = 'malee@example.com';
const WEBHOOK = { url: new URL('http://127.0.0.1:9'), secret: Buffer.alloc(24), allowPrivate: true };

/** A second later each time, so that the rows have an order. */
function post({ server, clock }: TestApp, path: string, payload: object, headers = {}) {
  clock.now += 1_000;
  return server.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

const TABLES = ['submissions', 'outbox', 'accounts', 'sessions', 'registrations'] as const;

async function counts(store: Store, tables: readonly (keyof Database)[] = TABLES): Promise<number[]> {
  const found = tables.map(async (table) => (await store.selectFrom(table).selectAll().execute()).length);
  return Promise.all(found);
}

async function idOf(store: Store, email: string): Promise<string> {
  const query = store.selectFrom('accounts').select('id').where('email_key', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Two people with an account, a plan and something sent to sales each. */
async function fill(app: TestApp): Promise<void> {
  for (const email of [SIGNUP.email, OTHER]) {
    const signup = await post(app, '/signup', { ...SIGNUP, email, marketingConsent: true });
    const headers = { authorization: `Bearer ${signup.json().token}` };
    await post(app, '/registrations', { planId: 'starter' }, headers);
    await post(app, '/contact-sales', { ...CONTACT_SALES, email: email.toUpperCase() });
    const personal = { ...PARTNER_APPLICATION.personal, email };
    await post(app, '/partner-applications', { ...PARTNER_APPLICATION, personal });
  }
}

async function addLinkAndMessage(store: Store, accountId: string, now: number): Promise<void> {
  const link = { token_hash: accountId, purpose: 'password-reset', account_id: accountId, expires_at: now };
  await store.insertInto('one_time_links').values(link).execute();
  const times = { created_at: now, due_at: now };
  const message = { id: accountId, channel: 'link', account_id: accountId, data: '{}', attempts: 0 };
  await store
    .insertInto('messages')
    .values({ ...message, ...times, last_failure: null })
    .execute();
}

describeStores((database) => {
  async function start() {
    const store = await (await database()).open();
    const app = await startTestApp({ store, config: { webhook: WEBHOOK } });
    await fill(app);
    return { app, store };
  }

  test('an account is told all that is kept of it, and nothing of another', async () => {
    const { app, store } = await start();
    const told = await exportAccount(store, await idOf(store, SIGNUP.email), app.clock.now);
    const first = app.clock.now - 7_000;
    const [at, then, now] = [first, first + 1_000, app.clock.now].map((time) => new Date(time).toISOString());
    expect(told).toMatchObject({
      exportedAt: now,
      account: { email: SIGNUP.email, firstName: 'Somchai', plan: 'starter', createdAt: at },
      consent: { marketing: true, changedAt: at },
      registrations: [{ planId: 'starter', status: 'requested', registeredAt: then }],
      sessions: [{ loggedInAt: at, usedAt: at }],
      forms: [{ form: 'signup' }, { form: 'registration', data: { planId: 'starter' } }],
    });
    const text = JSON.stringify(told);
    expect(text).not.toContain(OTHER);
    for (const { password_hash } of await store.selectFrom('accounts').selectAll().execute()) {
      expect(text).not.toContain(password_hash);
    }
    for (const { token_hash } of await store.selectFrom('sessions').selectAll().execute()) {
      expect(text).not.toContain(token_hash);
    }
  });

  test('an account goes with all that was made for it; the rest stays', async () => {
    const { app, store } = await start();
    const id = await idOf(store, SIGNUP.email);
    await addLinkAndMessage(store, id, app.clock.now);
    await addLinkAndMessage(store, await idOf(store, OTHER), app.clock.now);
    expect(await counts(store)).toEqual([8, 8, 2, 2, 2]);
    await store.transaction().execute((tx) => deleteAccount(tx, id, { now: app.clock.now, webhook: false }));
    expect(await counts(store)).toEqual([6, 6, 1, 1, 1]);
    expect(await counts(store, ['one_time_links', 'messages'])).toEqual([1, 1]);
    const { accounts, forms } = await findByEmail(store, SIGNUP.email, app.clock.now);
    expect([accounts, forms.map(({ form }) => form)]).toEqual([[], ['contact-sales', 'partner-application']]);
  });

  test('the webhook is told which account was closed, and nothing more of it', async () => {
    const { app, store } = await start();
    const id = await idOf(store, SIGNUP.email);
    await addLinkAndMessage(store, id, app.clock.now);
    const told = { now: app.clock.now, webhook: true };
    await store.transaction().execute((tx) => deleteAccount(tx, id, told));
    const query = store.selectFrom('messages').select('data').where('account_id', '=', id);
    const waiting = (await query.execute()).map(({ data }) => JSON.parse(data));
    expect(waiting).toEqual([{ type: 'account.closed', data: { accountId: id } }]);
  });

  test('an e-mail is found in every form, in whichever letters, and goes from all', async () => {
    const { app, store } = await start();
    const found = await findByEmail(store, 'SOMCHAI@example.com', app.clock.now);
    expect(found.accounts).toMatchObject([{ account: { email: SIGNUP.email } }]);
    expect(found.forms.map(({ form }) => form)).toEqual([
      'signup',
      'registration',
      'contact-sales',
      'partner-application',
    ]);
    const gone = await store
      .transaction()
      .execute((tx) =>
        deleteByEmail(tx, 'Somchai@Exa\u00admple。com', { now: app.clock.now, webhook: false }),
      );
    expect(gone).toEqual({ accounts: 1, leads: 4, deliveries: 4 });
    expect(await counts(store)).toEqual([4, 4, 1, 1, 1]);
    expect(await findByEmail(store, SIGNUP.email, app.clock.now)).toEqual({ accounts: [], forms: [] });
  });

  test('a trial that is over is told as ended before that was written down', async () => {
    const store = await (await database()).open();
    const app = await startTestApp({ store });
    await post(app, '/registrations', { ...SIGNUP, planId: 'free-trial' });
    const id = await idOf(store, SIGNUP.email);
    const later = app.clock.now + TRIAL_DAYS * DAY_MS;
    expect(await exportAccount(store, id, later)).toMatchObject({ registrations: [{ status: 'ended' }] });
    expect(await exportAccount(store, id, later - 1)).toMatchObject({
      registrations: [{ status: 'active' }],
    });
  });

  test('tries that are counted for an e-mail are forgotten, others’ are not', async () => {
    const store = await (await database()).open();
    const app = await startTestApp({ store });
    for (const email of [SIGNUP.email, OTHER]) await post(app, '/login', { email, password: 'wrong 1' });
    const keys = async () => {
      const rows = await store.selectFrom('login_guards').select('key_hash').execute();
      return rows.map(({ key_hash }) => key_hash);
    };
    const keyOf = (email: string) => app.services.secret.hash('login-account', email);
    expect(await keys()).toEqual(expect.arrayContaining([keyOf(SIGNUP.email), keyOf(OTHER)]));
    await store
      .transaction()
      .execute((tx) => forgetTries(tx, app.services.secret, SIGNUP.email.toUpperCase()));
    expect(await keys()).toContain(keyOf(OTHER));
    expect(await keys()).not.toContain(keyOf(SIGNUP.email));
  });

  test('it is found among more rows than are read at once', async () => {
    const { app, store } = await start();
    const rows = Array.from({ length: 1_200 }, (_, index) => ({
      id: `0-${String(index).padStart(5, '0')}`,
      kind: 'contact-sales',
      reference: `R${index}`,
      created_at: index,
      locale: 'en' as const,
      quarantined: 0,
      data: JSON.stringify({ email: index % 400 === 0 ? 'x@example.com' : `x${index}@example.com` }),
    }));
    for (let at = 0; at < rows.length; at += 300) {
      await store
        .insertInto('submissions')
        .values(rows.slice(at, at + 300))
        .execute();
    }
    const { forms } = await findByEmail(store, 'x@example.com', app.clock.now);
    expect(forms.map(({ reference }) => reference)).toEqual(['R0', 'R400', 'R800']);
  });
});
