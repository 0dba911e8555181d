import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { postedFields } from '../../src/contract/forms/form';
import { openOperatorSocket } from '../operator/operator-socket';
import { describeStores } from '../testing/describe-stores';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { toCsv, toJson, toList, toOpenList } from './format-leads';
import type { Lead } from './lead';
import { readLeads } from './lead-repository';
import { parseLeadsArguments } from './leads-arguments';
import { runLeads } from './leads-program';

const ALL = {};

async function text(parts: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const part of parts) whole += part;
  return whole;
}

async function fill({ server, clock }: TestApp): Promise<void> {
  await server.inject({ method: 'POST', url: '/api/contact-sales', payload: CONTACT_SALES });
  clock.now += 60_000;
  await server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  clock.now += 60_000;
  await server.inject({ method: 'POST', url: '/api/partner-applications', payload: PARTNER_APPLICATION });
}

describeStores((database) => {
  test('are read in order, by kind and by time', async () => {
    const store = await (await database()).open();
    const app = await startTestApp({ store });
    await fill(app);
    const kinds = async (filter: Parameters<typeof readLeads>[1]) => {
      const found = [];
      for await (const lead of readLeads(store, filter)) found.push(lead.kind);
      return found;
    };
    expect(await kinds(ALL)).toEqual(['contact-sales', 'signup', 'partner-application']);
    expect(await kinds({ ...ALL, kind: 'signup' })).toEqual(['signup']);
    expect(await kinds({ ...ALL, since: app.clock.now - 60_000 })).toEqual(['signup', 'partner-application']);
  });

  test('a sign-up waits for sales only where it may be written to', async () => {
    const store = await (await database()).open();
    const { server } = await startTestApp({ store });
    for (const marketingConsent of [true, false]) {
      const payload = { ...SIGNUP, email: `${marketingConsent}@example.com`, marketingConsent };
      await server.inject({ method: 'POST', url: '/api/signup', payload });
    }
    expect(await text(toJson(readLeads(store, ALL)))).toContain('false@example.com');
    const waiting = await text(toJson(readLeads(store, { open: true })));
    expect(JSON.parse(waiting)).toMatchObject([{ data: { email: 'true@example.com' } }]);
  });

  test('more than fit in memory come page by page, each once', async () => {
    const store = await (await database()).open();
    const app = await startTestApp({ store });
    const post = (message: number) =>
      app.server.inject({
        method: 'POST',
        url: '/api/contact-sales',
        payload: { ...CONTACT_SALES, message: String(message) },
      });
    // As many at once as the pool has connections: who waits for one too long is refused, and that is right.
    for (let sent = 0; sent < 1_100; sent += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => post(sent + index)));
    }
    const seen = new Set<unknown>();
    for await (const lead of readLeads(store, ALL)) seen.add(lead.data['message']);
    expect(seen.size).toBe(1_100);
  });
});

describe('leads while the server runs', () => {
  test('are told beside one that is damaged, and one of a kind that a newer release has', async () => {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    await fill(app);
    const { store } = app.services;
    const change = (kind: string, to: object) =>
      store.updateTable('submissions').set(to).where('kind', '=', kind).execute();
    await change('contact-sales', { data: '{"name":"Som' });
    await change('signup', { kind: 'callback', locale: 'ms' });
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    const run = (...words: string[]) => text(runLeads(testConfig({ dataDir }), words));
    const lines = (await run('list')).trim().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/)[2])).toEqual([
      'contact-sales',
      'callback',
      'partner-application',
    ]);
    expect(lines.map((line) => line.endsWith('  [unreadable]'))).toEqual([true, false, false]);
    expect(await run('export', '--format', 'csv')).toContain('"{""name"":""Som"');
    expect(await run('show', '--email', SIGNUP.email)).toContain('"callback"');
    expect(await run('delete', '--email', SIGNUP.email)).toContain('1 lead');
  });

  test.each([
    ['in the data folder', 'data'],
    ['of a path too long for a socket', `data-${'x'.repeat(120)}`],
  ])('%s are read over a socket that is its user’s alone', async (_what, name) => {
    const dataDir = join(temporaryFolder(), name);
    const config = testConfig({ dataDir });
    const app = await startTestApp({ config: { dataDir } });
    await fill(app);
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    const socket = join(dataDir, 'leads.sock');
    if (name === 'data') expect(statSync(socket).mode & 0o777).toBe(0o600);
    const list = await text(runLeads(config, ['list']));
    expect(list.trim().split('\n')).toHaveLength(3);
    expect(list).toContain('Malee Srisuk · malee@example.com · Example Partner Co.');
    expect(await text(runLeads(config, ['list', '--kind', 'signup']))).toContain('somchai@example.com');
  });
});

describe('formats', () => {
  const lead: Lead = {
    id: 'i',
    kind: 'contact-sales',
    reference: 'VS-1',
    createdAt: Date.UTC(2026, 10, 20),
    locale: 'th',
    quarantined: false,
    handledAt: null,
    data: { name: '=HYPERLINK("https://evil.example")', telephone: '+66812345678', message: 'a "b"\r\nc' },
  };
  async function* leads() {
    yield lead;
  }

  test('CSV is quoted, marked as UTF-8, and runs nothing in a spreadsheet', async () => {
    const csv = await text(toCsv(leads()));
    expect(csv.startsWith('\ufeff"reference","kind"')).toBe(true);
    expect(csv).toContain('"\'=HYPERLINK(""https://evil.example"")"');
    expect(csv).toContain('"\'+66812345678"');
    expect(csv).toContain('"a ""b""\r\nc"');
  });

  test('CSV has a column for each field of the form, in its order, filled in or not', async () => {
    const [header = ''] = (await text(toCsv(leads()))).split('\r\n');
    expect(header.slice(1).replaceAll('"', '').split(',').slice(7)).toEqual(
      postedFields(contactSalesForm).map(({ name }) => name),
    );
  });

  test('JSON gives every field, and both formats say that there is none', async () => {
    expect(JSON.parse(await text(toJson(leads())))).toEqual([
      { ...lead, createdAt: '2026-11-20T00:00:00.000Z' },
    ]);
    async function* none() {
      yield* [];
    }
    expect(JSON.parse(await text(toJson(none())))).toEqual([]);
    expect(await text(toCsv(none()))).toBe(
      '\ufeff"reference","kind","createdAt","locale","quarantined","id","handledAt"\r\n',
    );
  });

  test('what is done is told with its time', async () => {
    const handledAt = Date.UTC(2026, 10, 22);
    async function* one() {
      yield { ...lead, handledAt };
    }
    expect(await text(toCsv(one()))).toContain('"i","2026-11-22T00:00:00.000Z"');
    expect(JSON.parse(await text(toJson(one())))).toMatchObject([{ handledAt: '2026-11-22T00:00:00.000Z' }]);
    expect(await text(toList(one()))).toContain('[done]');
  });

  test('a list of what waits begins with how many and since when, and shows how long', async () => {
    const hour = 60 * 60 * 1000;
    async function* two() {
      yield { ...lead, reference: 'VS-2', createdAt: lead.createdAt + 50 * hour };
      yield lead;
    }
    const lines = (await text(toOpenList(two(), lead.createdAt + 53 * hour))).split('\n');
    expect(lines[0]).toBe('2 leads wait, the oldest since 2026-11-20 00:00:00Z.');
    expect(lines.slice(1, 3).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['VS-1', '2 d'],
      ['VS-2', '3 h'],
    ]);
  });

  test('a list shows quarantine and lets no control character through to the terminal', async () => {
    async function* one() {
      yield { ...lead, quarantined: true, data: { name: 'a\u001b[2Jb' } };
    }
    const list = await text(toList(one()));
    expect(list).toContain('[quarantined]');
    expect(list).not.toContain('\u001b');
  });
});

describe('arguments', () => {
  test('are understood', () => {
    const words = ['export', '--format', 'csv', '--since', '2026-11-20', '--kind', 'signup'];
    expect(parseLeadsArguments(words)).toEqual({
      command: 'export',
      format: 'csv',
      filter: { since: Date.UTC(2026, 10, 20), kind: 'signup' },
    });
    expect(parseLeadsArguments(['list'])).toEqual({ command: 'list', filter: ALL });
    expect(parseLeadsArguments(['list', '--open'])).toEqual({ command: 'list', filter: { open: true } });
    expect(parseLeadsArguments(['done', 'VS-1'])).toEqual({ command: 'done', name: 'VS-1' });
    const email = 'a@example.com';
    expect(parseLeadsArguments(['delete', '--email', email])).toEqual({ command: 'delete', email });
  });

  test.each([
    ['2026-11-20', 0],
    ['2026-11-20T09:30', 9.5],
    ['2026-11-20 09:30:00Z', 9.5],
    ['2026-11-20T00:00+07:00', -7],
    ['2024-02-29', undefined],
  ])('--since %s is in UTC, whatever zone the machine is in', (since, hours) => {
    vi.stubEnv('TZ', 'Asia/Bangkok');
    const day = hours === undefined ? Date.UTC(2024, 1, 29) : Date.UTC(2026, 10, 20);
    const filter = { since: day + (hours ?? 0) * 3_600_000 };
    expect(parseLeadsArguments(['list', '--since', since])).toEqual({ command: 'list', filter });
  });

  test.each([
    [[]],
    [['export']],
    [['list', '--kind', 'x']],
    [['list', '--since', 'x']],
    [['list', '--since', '2026-02-31']],
    [['list', '--since', '2026-13-01T00:00Z']],
    [['list', '--since', '2026-11-20T25:00']],
    [['list', '--x']],
    [['list', 'y']],
    [['list', '--email', 'a@example.com']],
    [['done']],
    [['done', 'a', 'b']],
    [['show']],
    [['delete', '--email', 'x']],
    [['delete', '--email', 'a@example.com', '--open']],
  ])('%j is refused with a line', (words) => {
    expect(() => parseLeadsArguments(words)).toThrow(expect.objectContaining({ name: 'CommandError' }));
  });
});
