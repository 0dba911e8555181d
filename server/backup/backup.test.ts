import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runLeads } from '../leads/leads-program';
import { openOperatorSocket } from '../operator/operator-socket';
import { openStore } from '../storage/open-store';
import { describeStores, type TestDatabase } from '../testing/describe-stores';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES } from '../testing/wire-samples';

type Place = TestDatabase['place'];

const LEADS = 20;

async function leads(place: Place, words: string): Promise<string> {
  let text = '';
  for await (const part of runLeads(testConfig(place), words.split(' '))) text += part;
  return text;
}

/** A second later each time, so that the rows have an order. */
async function post({ server, clock }: TestApp, message: string): Promise<void> {
  clock.now += 1_000;
  const payload = { ...CONTACT_SALES, message };
  const { statusCode } = await server.inject({ method: 'POST', url: '/api/contact-sales', payload });
  expect(statusCode).toBe(201);
}

async function start({ open, place }: TestDatabase): Promise<TestApp> {
  const app = await startTestApp({ store: await open(), config: place });
  for (let number = 0; number < LEADS; number += 1) await post(app, `lead ${number}`);
  if (place.databaseUrl === undefined) onTestFinished(await openOperatorSocket(app.services, app.server.log));
  return app;
}

/** The driver lets a file go when its process ends: what would be the next process has a copy of its own. */
function copyOf(place: Place): Place {
  if (place.databaseUrl !== undefined) return place;
  const dataDir = temporaryFolder();
  copyFileSync(join(place.dataDir, 'verisiam.db'), join(dataDir, 'verisiam.db'));
  return { ...place, dataDir };
}

/** A folder whose database was lost, or one of another name for PostgreSQL. */
async function lost(database: () => Promise<TestDatabase>): Promise<Place> {
  const { place } = await database();
  if (place.databaseUrl === undefined) {
    writeFileSync(join(place.dataDir, 'verisiam.db'), 'no longer a database '.repeat(500));
  }
  return place;
}

const refused = (message: RegExp) =>
  expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(message) });

test.each([
  ['the file', 'PGDMP and more', {}],
  ['PostgreSQL', 'SQLite format 3\0', { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }],
])('what is put back into %s is told when it is a backup of the other', async (_name, text, place) => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'a.backup');
  writeFileSync(file, text);
  const here = { dataDir, databaseUrl: undefined, ...place };
  await expect(leads(here, `restore ${file}`)).rejects.toEqual(refused(/is a backup of .+: restore it with/));
});

describeStores((database) => {
  test('a backup of a running server brings back every lead after its database is lost', async () => {
    const running = await database();
    const app = await start(running);
    const file = join(temporaryFolder(), 'leads.backup');
    expect(await leads(running.place, `backup ${file}`)).toMatch(/leads\.backup is written, \d+ kB/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await post(app, 'after the backup');
    const before = JSON.parse(await leads(running.place, 'export --format json'));
    const other = await lost(database);
    expect(await leads(other, `restore ${file}`)).toContain(`${LEADS} leads of ${file}`);
    const after = JSON.parse(await leads(copyOf(other), 'export --format json'));
    expect(after).toEqual(before.slice(0, LEADS));
  });

  test('a stopped server is backed up too, and nothing is written over', async () => {
    const stopped = await database();
    const app = await start(stopped);
    await app.server.close();
    await app.services.store.destroy();
    const folder = temporaryFolder();
    const file = join(folder, 'leads.backup');
    writeFileSync(file, 'precious');
    const place = copyOf(stopped.place);
    await expect(leads(place, `backup ${file}`)).rejects.toEqual(refused(/is there already/));
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await expect(leads(copyOf(place), `backup ${folder}/no/x`)).rejects.toEqual(
      refused(/folder that does not exist/),
    );
    await leads(copyOf(place), `backup ${folder}/second`);
    expect(readdirSync(folder).sort()).toEqual(['leads.backup', 'second']);
  });

  test('what is no backup is refused, and what is there stays', async () => {
    const { place, open } = await database();
    const store = await open();
    await store.insertInto('settings').values({ name: 'a', value: 'kept' }).execute();
    await store.destroy();
    const target = copyOf(place);
    const file = join(temporaryFolder(), 'not-a.backup');
    await expect(leads(target, `restore ${file}`)).rejects.toEqual(refused(/is not there/));
    writeFileSync(file, 'x'.repeat(10_000));
    await expect(leads(target, `restore ${file}`)).rejects.toEqual(refused(/damaged|has tables/));
    const again = await openStore(testConfig(copyOf(target)));
    onTestFinished(() => again.destroy());
    const row = again.selectFrom('settings').select('value').where('name', '=', 'a');
    expect(await row.execute()).toEqual([{ value: 'kept' }]);
  });
});

describe('on a file', () => {
  test.runIf(process.getuid?.() === 0)('what root restores is the server’s', async () => {
    const app = await startTestApp({ config: { dataDir: temporaryFolder() } });
    await post(app, 'kept');
    const backup = join(temporaryFolder(), 'leads.backup');
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    await leads(app.services.config, `backup ${backup}`);
    const dataDir = temporaryFolder();
    chownSync(dataDir, 65_534, 65_534);
    expect(await leads({ dataDir, databaseUrl: undefined }, `restore ${backup}`)).toContain('is there again');
    expect(statSync(join(dataDir, 'verisiam.db')).uid).toBe(65_534);
  });

  async function backupOf(changes: (app: TestApp) => Promise<unknown>): Promise<string> {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    await post(app, 'kept');
    await changes(app);
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    const file = join(temporaryFolder(), 'leads.backup');
    await leads({ dataDir, databaseUrl: undefined }, `backup ${file}`);
    return file;
  }

  test('the database of before is kept, with what was only in its log', async () => {
    const file = await backupOf(async () => {});
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    await post(app, 'of a server that was killed');
    const killed = copyOf({ dataDir, databaseUrl: undefined });
    copyFileSync(join(dataDir, 'verisiam.db-wal'), join(killed.dataDir, 'verisiam.db-wal'));
    const told = await leads(killed, `restore ${file}`);
    const [, kept = ''] = /kept as (.+)\.\n/.exec(told) ?? [];
    const old = temporaryFolder();
    copyFileSync(kept, join(old, 'verisiam.db'));
    expect(await leads({ dataDir: old, databaseUrl: undefined }, 'export --format json')).toContain(
      'was killed',
    );
    expect(existsSync(join(killed.dataDir, 'verisiam.db-wal'))).toBe(false);
    expect(await leads(copyOf(killed), 'export --format json')).toContain('"kept"');
  });

  test('a running server keeps its database', async () => {
    const file = await backupOf(async () => {});
    const dataDir = temporaryFolder();
    const app = await startTestApp({ config: { dataDir } });
    const place = { dataDir, databaseUrl: undefined };
    await expect(leads(place, `restore ${file}`)).rejects.toEqual(refused(/running.*stop it first/));
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    await expect(leads(place, `restore ${file}`)).rejects.toEqual(refused(/running.*stop it first/));
    expect(readdirSync(dataDir).filter((name) => /before|restoring/.test(name))).toEqual([]);
  });

  test('a backup that the server wrote into a folder of its own is not told as written', async () => {
    const dataDir = temporaryFolder();
    const place = { dataDir, databaseUrl: undefined };
    const server = createServer((_, response) => response.end('{"item":{"bytes":4096}}\n{"end":true}\n'));
    await once(server.listen(join(dataDir, 'leads.sock')), 'listening');
    onTestFinished(() => void server.close());
    const file = join(temporaryFolder(), 'leads.backup');
    await expect(leads(place, `backup ${file}`)).rejects.toThrow(/where this command does not see it/);
    writeFileSync(file, 'of somebody else');
    await expect(leads(place, `backup ${file}`)).rejects.toThrow(/where this command does not see it/);
  });

  test('a folder is told as no backup, and the data folder is not made', async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const restoring = leads({ dataDir, databaseUrl: undefined }, `restore ${folder}`);
    await expect(restoring).rejects.toEqual(refused(new RegExp(`^${folder} is a folder`)));
    expect(existsSync(dataDir)).toBe(false);
  });

  test('two restores within a second keep both databases of before', async () => {
    const file = await backupOf(async () => {});
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
    onTestFinished(() => void vi.useRealTimers());
    const first = { dataDir: temporaryFolder(), databaseUrl: undefined };
    await leads(first, `restore ${file}`);
    const second = copyOf(first);
    await leads(second, `restore ${file}`);
    const keptIn = ({ dataDir }: Place) => readdirSync(dataDir).filter((name) => /\.before-.*Z$/.test(name));
    const [before = ''] = keptIn(second);
    const third = copyOf(second);
    copyFileSync(join(second.dataDir, before), join(third.dataDir, before));
    vi.setSystemTime(Date.now() + 1);
    await leads(third, `restore ${file}`);
    expect(keptIn(third)).toHaveLength(2);
  });

  test('a backup that was cut off is refused', async () => {
    const file = await backupOf(async () => {});
    truncateSync(file, statSync(file).size - 4_096);
    const dataDir = temporaryFolder();
    await expect(leads({ dataDir, databaseUrl: undefined }, `restore ${file}`)).rejects.toEqual(
      refused(/damaged/),
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('a backup of a newer release is taken, and told', async () => {
    const later = sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2999-01-01T00:00:00Z')`;
    const file = await backupOf((app) => later.execute(app.services.store));
    const told = await leads({ dataDir: temporaryFolder(), databaseUrl: undefined }, `restore ${file}`);
    expect(told).toContain('A newer release made it (9999-later)');
  });
});
