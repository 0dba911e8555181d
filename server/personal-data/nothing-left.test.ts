import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SITE_CODES } from '../../src/config/site-codes';
import { confirmEmail } from '../accounts/account-claims';
import { ACCOUNT_COMMANDS } from '../accounts-command/account-commands';
import { LOGGER_OPTIONS } from '../http/request-log';
import { markHandled } from '../leads/lead-repository';
import { createResetLink } from '../one-time-links/one-time-link-repository';
import type { OperatorContext } from '../operator/command';
import { setRegistrationStatus } from '../registrations/registration-change';
import type { Store } from '../storage/store';
import { describeStores, type TestDatabase } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';

const EMAIL = 'Anong.Canary7f3a@Mail.Example.com';
const OTHER = 'malee@example.com';
/** Found in whichever letters: what is searched is made small first. */
const TRACES = [EMAIL, 'anong.canary7f3a', 'canary7f3a'].map((text) => text.toLowerCase());

// Nobody answers there, so that what is to be handed on waits.
const NOBODY = '127.0.0.1:9';
const WEBHOOK = { url: new URL(`http://${NOBODY}`), secret: Buffer.alloc(24), allowPrivate: true };
const MAIL = { url: `smtp://${NOBODY}`, from: 'forms@example.com', to: 'sales@example.com' };

/** Each with a key of its own, a second after the other. */
function post({ server, clock }: TestApp, path: string, payload: object, token?: string) {
  clock.now += 1_000;
  const headers = {
    'idempotency-key': `key-${clock.now}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return server.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

/** Rows of others around, so that pages of the file are full, split and joined. */
async function addNeighbours(app: TestApp, name: string): Promise<void> {
  const data = JSON.stringify({ ...CONTACT_SALES, email: OTHER, message: 'x'.repeat(400) });
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: `${name}-${String(index).padStart(3, '0')}`,
    kind: 'contact-sales',
    reference: `${name}${index}`,
    created_at: app.clock.now,
    locale: 'en' as const,
    quarantined: 0,
    data,
  }));
  await app.services.store.insertInto('submissions').values(rows).execute();
}

async function idOf(store: Store, email: string): Promise<string> {
  const query = store.selectFrom('accounts').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Whose rows there are beside submissions. */
async function ownersIn(store: Store): Promise<string[]> {
  const tables = ['sessions', 'registrations', 'one_time_links', 'messages'] as const;
  const rows = await Promise.all(
    tables.map((table) => store.selectFrom(table).select('account_id').execute()),
  );
  return [...new Set(rows.flat().map(({ account_id }) => account_id))];
}

/** What one person leaves behind by every form, and an operator by every command. @returns the id of its account */
async function leaveAll(app: TestApp, email: string): Promise<string> {
  const { store, secret } = app.services;
  const signup = { ...SIGNUP, email, marketingConsent: true };
  const { password } = signup;
  const made = await post(app, '/signup', signup);
  const id = await idOf(store, email);
  await confirmEmail(store, id, app.clock.now);
  await post(app, '/signup', { ...signup, firstName: 'Again' });
  await post(app, '/contact-sales', { ...CONTACT_SALES, email, message: `${email} `.repeat(130) });
  await post(app, '/contact-sales', { ...CONTACT_SALES, email: email.toUpperCase(), leave_blank: 'x' });
  const personal = { ...PARTNER_APPLICATION.personal, email };
  await post(app, '/partner-applications', { ...PARTNER_APPLICATION, personal });
  await post(app, '/registrations', { planId: 'starter' }, made.json().token);
  await post(app, '/login', { email, password: 'a wrong river 8' });
  await post(app, '/login', { email: email.toLowerCase(), password });
  await post(app, '/login', { email, password: 'a wrong river 9' });
  const { now } = app.clock;
  const plan = { accountId: id, planId: 'starter', status: 'active', now, webhook: true } as const;
  await store.transaction().execute((tx) => setRegistrationStatus(tx, plan));
  await store.transaction().execute((tx) => createResetLink(tx, secret, id, now));
  const leads = await store.selectFrom('submissions').select('reference').execute();
  for (const { reference } of leads) await markHandled(store, reference, now);
  return id;
}

async function countsOf(store: Store): Promise<Record<string, number>> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: false });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(store);
    counts[name] = rows.length;
  }
  return counts;
}

/** Every column of every table, and with the file its very bytes. */
async function dump(store: Store, { place }: TestDatabase): Promise<string> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: true });
  let text = '';
  for (const { name } of tables) {
    const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(store);
    text += JSON.stringify(rows);
  }
  if (place.databaseUrl === undefined) {
    const files = [`${SITE_CODES.slug}.db`, `${SITE_CODES.slug}.db-wal`].map((name) =>
      join(place.dataDir, name),
    );
    for (const file of files.filter(existsSync)) text += readFileSync(file, 'latin1');
  }
  return text.toLowerCase();
}

const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.includes(trace));

async function run(context: OperatorContext): Promise<unknown> {
  for await (const gone of ACCOUNT_COMMANDS.delete.run(context, { email: EMAIL })) return gone;
  return undefined;
}

describeStores((database) => {
  test('nothing is left of an e-mail that was deleted, in any table, the file or the log', async () => {
    const place = await database();
    const store = await place.open();
    let log = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const config = { ...place.place, webhook: WEBHOOK, mail: MAIL, rateLimit: 100 };
    const app = await startTestApp({ store, config, logger: { ...LOGGER_OPTIONS, stream } });
    await addNeighbours(app, '0-before');
    const own = await leaveAll(app, EMAIL);
    await addNeighbours(app, 'f-after');
    await leaveAll(app, OTHER);
    await app.services.outbox.deliverDue();
    const { spent_proofs: _needsWork, ...before } = await countsOf(store);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(tracesIn(await dump(store, place))).toEqual(TRACES);
    const leads = () => store.selectFrom('submissions').selectAll().orderBy('id').execute();
    const ofOthers = (await leads()).filter(
      (row) => tracesIn(JSON.stringify(row).toLowerCase()).length === 0,
    );

    const { secret, now } = app.services;
    const context = { store, config: app.services.config, now: now(), loadSecret: async () => secret };
    expect(await run(context)).toMatchObject({ accounts: 2, leads: 6 });

    expect(tracesIn(await dump(store, place))).toEqual([]);
    expect(log).toContain('"req');
    expect(tracesIn(log.toLowerCase())).toEqual([]);
    const after = await countsOf(store);
    expect(after).toMatchObject({ accounts: 2, registrations: 1, submissions: 206 });
    // The webhook has yet to hear of the one that is gone: which it was, and that it is.
    const closed = store.selectFrom('messages').selectAll().where('data', 'like', '%account.closed%');
    const events = await closed.execute();
    expect(events.map(({ data }) => JSON.parse(data))).toEqual([
      { type: 'account.closed', data: { accountId: own } },
    ]);
    for (const { id } of events) await store.deleteFrom('messages').where('id', '=', id).execute();
    const others = await store.selectFrom('accounts').select('id').where('email', '=', OTHER).execute();
    expect((await ownersIn(store)).sort()).toEqual(others.map(({ id }) => id).sort());
    // A late repeat of a post that is answered from there would make the account once more.
    expect(after['idempotency_keys']).toBe(before['idempotency_keys']);
    expect(await leads()).toEqual(ofOthers);
  });
});
