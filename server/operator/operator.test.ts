import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SITE_CODES } from '../../src/config/site-codes';
import { confirmEmail } from '../accounts/account-claims';
import { runAccounts } from '../accounts-command/accounts-program';
import { LEAD_COMMANDS } from '../leads/lead-commands';
import { runLeads } from '../leads/leads-program';
import { openStore, tablesOf } from '../storage/open-store';
import { StoreUnavailableError } from '../storage/store';
import { describeStores, type TestDatabase } from '../testing/describe-stores';
import { failingStore } from '../testing/failing-store';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { askOnce } from './ask';
import { openOperatorSocket } from './operator-socket';
import type { Program } from './program';

const OTHER = 'malee@example.com';
const { email } = SIGNUP;
// Nobody answers there; where mail can be sent, an e-mail may have accounts beside the first.
const MAIL = { url: 'smtp://127.0.0.1:9', from: 'forms@example.com', to: 'sales@example.com' };
const WEBHOOK = { url: new URL('http://127.0.0.1:9'), secret: Buffer.alloc(24), allowPrivate: true };

/** A second later each time, so that the rows have an order. */
function post({ server, clock }: TestApp, path: string, payload: object) {
  clock.now += 1_000;
  return server.inject({ method: 'POST', url: `/api${path}`, payload });
}

/** Two leads of which one is another's, one that a robot left, a trial and a plan that waits. */
async function fill(app: TestApp): Promise<void> {
  await post(app, '/contact-sales', CONTACT_SALES);
  await post(app, '/contact-sales', { ...CONTACT_SALES, email: OTHER });
  await post(app, '/contact-sales', { ...CONTACT_SALES, leave_blank: 'x' });
  await post(app, '/registrations', { ...SIGNUP, planId: 'free-trial' });
  await post(app, '/registrations', { ...SIGNUP, email: OTHER, planId: 'starter' });
}

const EVE = { ...SIGNUP, firstName: 'Eve', password: 'another river 8' };

/** Somebody signs up, and somebody registers with the same e-mail for a plan that waits. */
async function fillBeside(app: TestApp): Promise<void> {
  await post(app, '/signup', SIGNUP);
  await post(app, '/registrations', { ...EVE, planId: 'starter' });
}

/** The same once the first has confirmed the e-mail. */
async function fillBesideOwner(app: TestApp): Promise<void> {
  await post(app, '/registrations', { ...SIGNUP, planId: 'enterprise' });
  const { store } = app.services;
  const { id } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await confirmEmail(store, id, app.clock.now);
  await post(app, '/registrations', { ...EVE, planId: 'starter' });
}

/** Two trials of one e-mail. */
async function fillTwice(app: TestApp): Promise<void> {
  await post(app, '/registrations', { ...SIGNUP, planId: 'free-trial' });
  await post(app, '/registrations', { ...EVE, planId: 'free-trial' });
}

type Place = TestDatabase['place'];

interface Way {
  name: string;
  /** @returns where the next command finds the data. */
  prepare: (app: TestApp, place: Place) => Promise<() => Place>;
}

const RUNNING: Way = {
  name: 'while the server runs',
  async prepare({ services, server }, place) {
    if (place.databaseUrl === undefined) onTestFinished(await openOperatorSocket(services, server.log));
    return () => place;
  },
};

/** The driver lets a file go when its process ends: what would be a process each has a copy of its own. */
function copiesOf(place: Place): () => Place {
  let { dataDir } = place;
  return () => {
    const next = temporaryFolder();
    copyFileSync(join(dataDir, `${SITE_CODES.slug}.db`), join(next, `${SITE_CODES.slug}.db`));
    dataDir = next;
    return { ...place, dataDir };
  };
}

const STOPPED: Way = {
  name: 'while it is stopped',
  async prepare({ services, server }, place) {
    await server.close();
    await services.store.destroy();
    return place.databaseUrl === undefined ? copiesOf(place) : () => place;
  },
};

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function start({ open, place }: TestDatabase, { prepare }: Way, fillIn = fill, mail?: typeof MAIL) {
  const config = { ...place, webhook: WEBHOOK, mail };
  const app = await startTestApp({ store: await open(), config });
  await fillIn(app);
  // Whichever program asks what time it is.
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now });
  onTestFinished(() => void vi.useRealTimers());
  const nextPlace = await prepare(app, place);
  const runs = (program: Program) => (words: string) =>
    textOf(program(testConfig({ ...nextPlace(), webhook: WEBHOOK }), words.split(' ')));
  return { leads: runs(runLeads), accounts: runs(runAccounts) };
}

const idsOf = (told: { account: { id: string } }[]): string[] => told.map(({ account }) => account.id);

/** What a command says that can't tell which account is meant: a line each. */
async function choiceOf(command: Promise<string>): Promise<string[]> {
  const error = await command.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toEqual(refused);
  const [first, ...lines] = error instanceof Error ? linesOf(error.message) : [];
  expect(first).toContain('--id');
  return lines;
}

const linesOf = (text: string): string[] => text.trim().split('\n');

const refused = expect.objectContaining({ name: 'CommandError' });

/** What commands would make where there is nothing: tables, or files of a folder. */
const madeIn = async (place: Place): Promise<string[]> =>
  place.databaseUrl === undefined ? readdirSync(place.dataDir) : tablesOf(testConfig(place));

describeStores((database) => {
  test('where no server has begun a database, every command says so and makes none', async () => {
    const { place } = await database();
    const elsewhere = { ...place, dataDir: join(temporaryFolder(), 'typo') };
    const commands: [Program, string][] = [
      [runLeads, 'list'],
      [runLeads, `backup ${join(temporaryFolder(), 'leads.backup')}`],
      [runAccounts, `delete --email ${email}`],
    ];
    for (const [program, words] of commands) {
      for (const config of place.databaseUrl === undefined ? [place, elsewhere] : [place]) {
        await expect(textOf(program(testConfig(config), words.split(' ')))).rejects.toEqual(refused);
      }
    }
    expect(await madeIn(place)).toEqual([]);
    expect(existsSync(elsewhere.dataDir)).toBe(false);
  });

  describe.each([RUNNING, STOPPED])('$name', (way) => {
    test('sales sees what waits and says what is done', async () => {
      const { leads } = await start(await database(), way);
      const [first, ...rows] = linesOf(await leads('list --open'));
      expect(first).toMatch(/^4 leads wait, the oldest since 2026-11-20 08:00:01/);
      expect(rows).toHaveLength(4);
      const reference = rows[0]?.split(' ')[0] ?? '';
      expect(await leads(`done ${reference}`)).toBe(`${reference} is done.\n`);
      expect(await leads(`done ${reference.toLowerCase()}`)).toContain('was done already');
      await expect(leads('done VS-00000-00000')).rejects.toEqual(refused);
      const left = await leads('list --open');
      expect(left).toMatch(/^3 leads wait, the oldest since 2026-11-20 08:00:02/);
      expect(left).not.toContain(reference);
      const all: { reference: string; handledAt: string | null; id: string }[] = JSON.parse(
        await leads('export --format json'),
      );
      expect(all).toHaveLength(5);
      const done = all.filter(({ handledAt }) => handledAt !== null);
      expect(done.map((lead) => lead.reference)).toEqual([reference]);
      const second = all[1]?.id ?? '';
      expect(await leads(`done ${second}`)).toContain('is done');
      expect(linesOf(await leads('list'))).toHaveLength(5);
    });

    test('leads of an e-mail are shown and deleted; its account stays', async () => {
      const { leads, accounts } = await start(await database(), way);
      const shown = JSON.parse(await leads(`show --email ${email.toUpperCase()}`));
      expect(shown).toMatchObject({ accounts: [{ account: { email } }] });
      expect(shown.forms.map(({ form }: { form: string }) => form)).toEqual([
        'contact-sales',
        'contact-sales',
        'registration',
      ]);
      const told = await leads(`delete --email ${email}`);
      expect(told).toContain('3 leads, 2 deliveries');
      expect(told).toContain('accounts');
      expect(await leads('list')).not.toContain(email);
      expect(linesOf(await leads('list'))).toHaveLength(2);
      expect(await accounts('list')).toContain(email);
      await expect(leads('show --email nobody@example.com')).rejects.toEqual(refused);
      expect(await leads('delete --email nobody@example.com')).toContain('0 leads, 0 deliveries');
    });

    test('sales begins and ends plans, and counts what a trial has used', async () => {
      const { accounts } = await start(await database(), way);
      expect(await accounts('list --open')).toMatch(
        /^1 plan waits, the oldest since 2026-11-20 08:00:05Z\.\n +0 min {2}starter +malee@example\.com\n$/,
      );
      expect(await accounts(`activate --email ${OTHER} --plan starter`)).toBe(
        'starter was requested, is active.\n',
      );
      expect(await accounts(`activate --email ${OTHER} --plan starter`)).toBe('starter is active.\n');
      expect(await accounts('list --open')).toBe('No plan waits.\n');
      expect(await accounts(`end --email ${OTHER} --plan starter`)).toContain('was active, is ended');
      expect(await accounts(`onboardings --email ${email} --count 49`)).toContain('is active');
      expect(await accounts('list')).toMatch(
        /free-trial +active +2026-12-04 08:00:04Z +49\/50 +unconfirmed +somchai/,
      );
      expect(await accounts(`onboardings --email ${email} --count 50`)).toContain('was active, is ended');
      const [, ...rows] = linesOf(await accounts('list'));
      expect(rows.map((row) => row.split(/ +/).slice(0, 2))).toEqual([
        ['free-trial', 'ended'],
        ['starter', 'ended'],
      ]);
      await expect(accounts(`activate --email ${OTHER} --plan enterprise`)).rejects.toEqual(refused);
      await expect(accounts('activate --email no@example.com --plan starter')).rejects.toEqual(refused);
      await expect(accounts(`onboardings --email ${OTHER} --count 1`)).rejects.toEqual(refused);
    });

    test('whoever can get no mail is given a link, one at a time', async () => {
      const { accounts } = await start(await database(), way);
      const links = [
        await accounts(`reset-link --email ${email}`),
        await accounts(`reset-link --email ${email}`),
      ];
      for (const link of links) expect(link).toMatch(/^https?:\/\/\S+\/reset-password#[\w-]{43}\n$/);
      expect(links[0]).not.toBe(links[1]);
      await expect(accounts('reset-link --email no@example.com')).rejects.toEqual(refused);
    });

    test('an account is told, closed, and deleted with its leads', async () => {
      const { leads, accounts } = await start(await database(), way);
      const told = JSON.parse(await accounts(`export --email ${email}`));
      expect(told).toMatchObject([{ account: { email }, registrations: [{ planId: 'free-trial' }] }]);
      expect(await accounts(`close --email ${email}`)).toMatch(
        /^Closed:\n\S{36} {2}made 2026-11-20 08:00:04Z {2}unconfirmed {2}somchai\S+ {2}free-trial active\n/,
      );
      expect(await accounts('list')).not.toContain(email);
      expect(linesOf(await leads('list')).filter((line) => line.includes(email))).toHaveLength(2);
      await expect(accounts(`close --email ${email}`)).rejects.toEqual(refused);
      await expect(accounts(`export --email ${email}`)).rejects.toEqual(refused);
      expect(await accounts(`delete --email ${OTHER}`)).toContain('1 account, 2 leads, 2 deliveries');
      expect(await accounts('list')).toBe('No accounts yet.\n');
      expect(await accounts(`delete --email ${email}`)).toContain('0 accounts, 2 leads, 1 delivery');
      expect(await leads('list')).toBe('No leads yet.\n');
    });

    test('a plan begins that waits beside another account of its e-mail', async () => {
      const { accounts } = await start(await database(), way, fillBeside, MAIL);
      expect(linesOf(await accounts('list --open'))).toHaveLength(2);
      const activate = `activate --email ${email} --plan starter`;
      expect(await accounts(activate)).toBe('starter was requested, is active.\n');
      expect(await accounts(activate)).toBe('starter is active.\n');
      await expect(accounts(`activate --email ${email} --plan enterprise`)).rejects.toThrow(
        'never registered',
      );
      expect(await accounts(`end --email ${email} --plan starter`)).toContain('was active, is ended');
    });

    test('all accounts of an e-mail are told, and one of them is closed by its id', async () => {
      const { leads, accounts } = await start(await database(), way, fillBeside, MAIL);
      const told = JSON.parse(await accounts(`export --email ${email.toUpperCase()}`));
      expect(told).toMatchObject([{ registrations: [] }, { registrations: [{ planId: 'starter' }] }]);
      expect(JSON.parse(await leads(`show --email ${email}`)).accounts).toEqual(told);
      const [first, second] = idsOf(told);
      expect(JSON.parse(await accounts(`export --id ${second}`))).toEqual([told[1]]);
      const lines = [
        `${first}  made 2026-11-20 08:00:01Z  unconfirmed  ${email}  no plan`,
        `${second}  made 2026-11-20 08:00:02Z  unconfirmed  ${email}  starter requested`,
      ];
      expect(await choiceOf(accounts(`close --email ${email}`))).toEqual(lines);
      expect(await choiceOf(accounts(`reset-link --email ${email}`))).toEqual(lines);
      expect(await accounts(`reset-link --id ${second}`)).toContain('/reset-password#');
      expect(linesOf(await accounts(`close --id ${first}`))[1]).toBe(lines[0]);
      expect(linesOf(await accounts(`close --email ${email}`))[1]).toBe(lines[1]);
      await expect(accounts(`close --id ${second}`)).rejects.toEqual(refused);
      await expect(accounts(`export --id ${second}`)).rejects.toEqual(refused);
    });

    test('where two have the same plan, the command asks which', async () => {
      const { accounts } = await start(await database(), way, fillTwice, MAIL);
      const lines = await choiceOf(accounts(`onboardings --email ${email} --count 50`));
      expect(lines).toHaveLength(2);
      const id = lines[1]?.split(' ')[0];
      expect(await accounts(`onboardings --id ${id} --count 50`)).toContain('was active, is ended');
      expect(await accounts(`onboardings --email ${email} --count 1`)).toContain('is active');
      expect(await accounts(`delete --email ${email}`)).toContain('2 accounts, 2 leads');
    });

    test('who has confirmed an e-mail is meant by it, and takes along what claims it', async () => {
      const { leads, accounts } = await start(await database(), way, fillBesideOwner, MAIL);
      expect(await accounts(`activate --email ${email} --plan enterprise`)).toContain('is active');
      await expect(accounts(`activate --email ${email} --plan starter`)).rejects.toThrow('never registered');
      expect(JSON.parse(await leads(`show --email ${email}`)).accounts).toHaveLength(2);
      const closed = linesOf(await accounts(`close --email ${email}`));
      expect(closed.slice(1, -1).map((line) => line.replace(/.*Z {2}/, '').split(/ {2,}/)[0])).toEqual([
        'confirmed',
        'unconfirmed',
      ]);
      expect(await accounts('list')).toBe('No accounts yet.\n');
    });
  });
});

test('a database that fails while a command runs on it is told by its file', async () => {
  const place = { dataDir: temporaryFolder(), databaseUrl: undefined };
  await (await openStore(testConfig(place))).destroy();
  const { dataDir } = copiesOf(place)();
  const full = new StoreUnavailableError('failed', { code: 'SQLITE_FULL' });
  const done = {
    ...LEAD_COMMANDS.done,
    run: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(full) }) }),
  };
  await expect(askOnce(testConfig({ dataDir }), done, { name: 'x' })).rejects.toThrow(
    `The disk that holds ${join(dataDir, 'verisiam.db')} is full.`,
  );
});

describe('the socket', () => {
  function send(socketPath: string, path: string, body: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const sent = request({ socketPath, path, method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject).end(body);
    });
  }

  test('does nothing that it does not know', async () => {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    const socket = join(dataDir, 'leads.sock');
    expect(await send(socket, '/leads/read', '{}')).toBe(200);
    expect(await send(socket, '/leads/read', '{"kind":"x"}')).toBe(400);
    expect(await send(socket, '/leads/delete', '{}')).toBe(400);
    expect(await send(socket, '/leads/delete', '')).toBe(400);
    expect(await send(socket, '/leads/other', '{}')).toBe(404);
  });

  test('of a server of another version is told so', async () => {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    const newer = { ...LEAD_COMMANDS.done, name: 'leads/newer' };
    await expect(askOnce(testConfig({ dataDir }), newer, { name: 'x' })).rejects.toThrow('another version');
  });

  /** A server on the socket that does as it is told. */
  async function serve(answer: RequestListener): Promise<{ dataDir: string; server: Server }> {
    const dataDir = temporaryFolder();
    const server = createServer(answer);
    onTestFinished(() => void server.close());
    await once(server.listen(join(dataDir, 'leads.sock')), 'listening');
    return { dataDir, server };
  }

  test.each<[string, RequestListener]>([
    ['before it answers', ({ socket }) => socket.destroy()],
    [
      'in the middle of a line',
      ({ socket }, response) => void response.write('{"it', () => socket.destroy()),
    ],
  ])('of a server that is ended %s is told so', async (_when, answer) => {
    const { dataDir } = await serve(answer);
    await expect(runLeads(testConfig({ dataDir }), ['list']).next()).rejects.toThrow(/server stopped before/);
  });

  test('is not looked for where the data folder can’t be read', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const list = runLeads(testConfig({ dataDir: file }), ['list']);
    await expect(list.next()).rejects.toThrow(`${file} can't be read (ENOTDIR)`);
  });

  test('of a server of another version lets the command end, whatever that server still sends', async () => {
    const { dataDir, server } = await serve((_, response) => void response.writeHead(404).write('a part'));
    const ended = once(server, 'connection').then(([socket]: Socket[]) => socket && once(socket, 'close'));
    await expect(runLeads(testConfig({ dataDir }), ['list']).next()).rejects.toThrow('another version');
    await ended;
  });

  test('tells that a command failed, without what it held', async () => {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    const lines: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void lines.push(words) };
    const store = failingStore(new TypeError(email));
    onTestFinished(await openOperatorSocket({ ...app.services, store }, log));
    const read = runLeads(testConfig({ dataDir }), ['list']);
    await expect(read.next()).rejects.toThrow('its log says why');
    expect(lines).toMatchObject([
      [{ command: 'leads/read', failure: { type: 'TypeError' } }, expect.anything()],
    ]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });
});
