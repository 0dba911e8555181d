import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_CODES } from '../../src/config/site-codes';
import { createRateLimiter } from '../limits/rate-limiter';
import { serverSecretFrom } from '../security/server-secret';
import { temporaryFolder } from '../testing/temporary-folder';
import { testConfig } from '../testing/test-config';
import { openLibsqlDatabase } from './libsql-database';
import { libsqlDialect } from './libsql-dialect';
import { openStore } from './open-store';
import { StoreOpenError, StoreUnavailableError } from './store';

test('the log and the file are ordered on the disk, deletions erased, and the file belongs to this process alone', async () => {
  const database = openLibsqlDatabase(temporaryFolder());
  onTestFinished(() => void database.close());
  expect(database.pragma('synchronous')).toEqual([{ synchronous: 1 }]);
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(database.pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
  expect(database.pragma('locking_mode')).toEqual([{ locking_mode: 'exclusive' }]);
});

test('a second process is refused and told so', () => {
  const folder = temporaryFolder();
  const database = openLibsqlDatabase(folder);
  onTestFinished(() => void database.close());
  const program = `
    const Database = require('libsql');
    const database = new Database(${JSON.stringify(join(folder, `${SITE_CODES.slug}.db`))}, { timeout: 0 });
    database.pragma('locking_mode=EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('SQLITE_BUSY');
});

test('no empty database is begun beside one of another name', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'another.db'), '');
  expect(() => openLibsqlDatabase(folder)).toThrow(/has another\.db.*configure the build/s);
  openLibsqlDatabase(temporaryFolder()).close();
});

test('a damaged file is reported and left as it was', () => {
  const folder = temporaryFolder();
  const file = join(folder, `${SITE_CODES.slug}.db`);
  writeFileSync(file, 'not a database at all '.repeat(500));
  const before = readFileSync(file);
  expect(() => openLibsqlDatabase(folder)).toThrow(StoreOpenError);
  expect(() => openLibsqlDatabase(folder)).toThrow(/damaged.*left as it is/s);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('damage inside a file is found before anything is written', () => {
  const source = temporaryFolder();
  const healthy = openLibsqlDatabase(source);
  onTestFinished(() => void healthy.close());
  healthy.exec('CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT)');
  healthy.pragma('wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(join(source, `${SITE_CODES.slug}.db`));
  const folder = temporaryFolder();
  const damaged = Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xff)]);
  writeFileSync(join(folder, `${SITE_CODES.slug}.db`), damaged);
  expect(() => openLibsqlDatabase(folder)).toThrow(/damaged/);
});

test('a folder that can not be made is told in one line', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => openLibsqlDatabase(join(file, 'data'))).toThrow(
    /^The data folder .* can't be written \(ENOTDIR\)\.$/,
  );
});

test('a full disk refuses the post, keeps what was stored and goes on when there is room', async () => {
  const folder = temporaryFolder();
  const database = openLibsqlDatabase(folder);
  const store = new Kysely<{ blobs: { body: string } }>({
    dialect: libsqlDialect(database, join(folder, 'verisiam.db')),
  });
  onTestFinished(() => store.destroy());
  await store.schema.createTable('blobs').addColumn('body', 'text').execute();
  const insert = (connection: typeof store, body: string) =>
    connection.insertInto('blobs').values({ body }).execute();
  await insert(store, 'first');
  database.pragma('max_page_count=20');
  const big = 'x'.repeat(200_000);
  await expect(insert(store, big)).rejects.toThrow(StoreUnavailableError);
  const refused = store.transaction().execute((tx) => insert(tx, big));
  await expect(refused).rejects.toThrow(StoreUnavailableError);
  database.pragma('max_page_count=1000000');
  await insert(store, big);
  expect(await store.selectFrom('blobs').selectAll().execute()).toEqual([{ body: 'first' }, { body: big }]);
});

test('after a clean stop the one file is the whole database', async () => {
  const folder = temporaryFolder();
  const store = await openStore(testConfig({ dataDir: folder }));
  await store.insertInto('settings').values({ name: 'a', value: 'kept' }).execute();
  await store.destroy();
  const elsewhere = temporaryFolder();
  copyFileSync(join(folder, `${SITE_CODES.slug}.db`), join(elsewhere, `${SITE_CODES.slug}.db`));
  const copy = await openStore(testConfig({ dataDir: elsewhere }));
  onTestFinished(() => copy.destroy());
  expect(await copy.selectFrom('settings').selectAll().execute()).toEqual([{ name: 'a', value: 'kept' }]);
});

test('counting a post for the rate limit writes nothing that would be flushed', async () => {
  const folder = temporaryFolder();
  const store = await openStore(testConfig({ dataDir: folder }));
  onTestFinished(() => store.destroy());
  const written = () => statSync(join(folder, `${SITE_CODES.slug}.db-wal`)).size;
  const before = written();
  const limiter = createRateLimiter(serverSecretFrom('secret'), store, 20);
  const counted = { form: 'form', address: '192.0.2.1', kind: 'plain' } as const;
  for (let post = 0; post < 20; post += 1) await limiter.take(counted, post);
  expect(written()).toBe(before);
  await expect(limiter.take(counted, 20)).rejects.toMatchObject({ status: 429 });
  await store.insertInto('settings').values({ name: 'a', value: 'kept' }).execute();
  expect(written()).toBeGreaterThan(before);
});
