import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { removeLeftCopies } from '../housekeeping/left-copies';
import { runLeads } from '../leads/leads-program';
import { openOperatorSocket } from '../operator/operator-socket';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { createTestDatabase, postgresUrl } from '../testing/test-database';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { findDifference } from './move-rows';
import { openSource } from './open-source';
import { TABLES } from './tables';

const MAIL = { url: 'smtp://127.0.0.1:9', from: 'a@example.com', to: 'b@example.com' };
/** More than one page of a table. */
const MANY = 1_200;

const refused = (message: RegExp) =>
  expect.objectContaining({ name: 'CommandError', message: expect.stringMatching(message) });

/** Rows that no form makes, in the tables that this test's posts leave empty. */
async function fillRest(store: Store): Promise<void> {
  await store.insertInto('known_addresses').values({ pair_hash: 'p', seen_at: 1 }).execute();
  await store
    .insertInto('spent_proofs')
    .values({ proof_hash: 'p', expires_at: 2 ** 52 })
    .execute();
  const counted = { key_hash: 'ไทย “k” 😀', window_start: 1, used: 2 };
  for (const table of ['rate_limits', 'login_guards']) {
    await sql`DROP TABLE temp.${sql.ref(table)}`.execute(store);
  }
  await store
    .insertInto('rate_limits')
    .values(counted)
    .onConflict((c) => c.doNothing())
    .execute();
  const guard = { key_hash: 'k', window_start: 1, attempts: 2, next_at: 3 };
  await store
    .insertInto('login_guards')
    .values(guard)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** More leads like the last one, without a flush for each. */
async function addLeads(store: Store): Promise<void> {
  const last = await store
    .selectFrom('submissions')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await store.transaction().execute(async (tx) => {
    for (let number = 0; number < MANY; number += 1) {
      const row = { ...last, id: `${last.id}-${number}`, reference: `${last.reference}-${number}` };
      await tx.insertInto('submissions').values(row).execute();
    }
  });
}

/** The folder of a server that was killed: its latest rows are in the log beside the file. */
async function usedFolder(): Promise<string> {
  const dataDir = temporaryFolder();
  const app = await startTestApp({ config: { dataDir, mail: MAIL } });
  const post = (path: string, payload: object, key: string) =>
    app.server.inject({ method: 'POST', url: `/api${path}`, payload, headers: { 'idempotency-key': key } });
  expect((await post('/registrations', { ...SIGNUP, planId: 'free-trial' }, 'a')).statusCode).toBe(201);
  expect((await post('/password-resets', { email: SIGNUP.email }, 'b')).statusCode).toBe(202);
  const message = 'ไทย “quotes” \\u0000 \' " ? $1 😀';
  expect((await post('/contact-sales', { ...CONTACT_SALES, message }, 'c')).statusCode).toBe(201);
  await addLeads(app.services.store);
  const account = app.services.store.selectFrom('accounts').select('id');
  const { id } = await account.executeTakeFirstOrThrow();
  const link = { token_hash: 't', purpose: 'x', account_id: id, expires_at: 9 };
  await app.services.store.insertInto('one_time_links').values(link).execute();
  await fillRest(app.services.store);
  const killed = temporaryFolder();
  for (const name of ['verisiam.db', 'verisiam.db-wal'])
    copyFileSync(join(dataDir, name), join(killed, name));
  return killed;
}

/** The driver lets a file go when its process ends: what would be the next process has a copy of its own. */
function copyOf(folder: string): string {
  const copy = temporaryFolder();
  for (const name of readdirSync(folder).filter((name) => name.startsWith('verisiam')))
    copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

const bytesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

async function move(dataDir: string, url: string): Promise<string> {
  let text = '';
  for await (const part of runLeads(testConfig({ dataDir }), ['move', '--to', url])) text += part;
  return text;
}

async function ask(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

describe.skipIf(postgresUrl === undefined)('moving to PostgreSQL', () => {
  test('every row of every table is there afterwards, and the file is as it was', async () => {
    const used = await usedFolder();
    const before = bytesOf(used);
    const url = await createTestDatabase();
    const told = await move(used, url);
    expect(told).toMatch(/submissions +1202 rows\n/);
    expect(told).toContain('secret.key');
    expect(bytesOf(used)).toEqual(before);
    const [source, moved] = await Promise.all([
      openStore(testConfig({ dataDir: copyOf(used) })),
      openStore(testConfig({ databaseUrl: url })),
    ]);
    onTestFinished(async () => {
      await Promise.all([source.destroy(), moved.destroy()]);
    });
    for (const { name } of TABLES) {
      const rows = sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(name)}`;
      const counts = await Promise.all([rows.execute(source), rows.execute(moved)]);
      expect([name, counts[1].rows]).toEqual([name, counts[0].rows]);
      expect([name, counts[1].rows[0]?.rows]).not.toEqual([name, 0]);
    }
    expect(await findDifference(source, moved)).toBeUndefined();
    await moved.updateTable('submissions').set({ handled_at: 5 }).where('id', 'like', '%-7').execute();
    expect(await findDifference(source, moved)).toBe('submissions');
  });

  /** Has the connection end when half of the tables are there, as the death of either process would. */
  async function dieHalfWay(url: string): Promise<void> {
    await (await openStore(testConfig({ databaseUrl: url }))).destroy();
    await ask(
      url,
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql
         AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
       CREATE TRIGGER dies BEFORE INSERT ON one_time_links FOR EACH ROW EXECUTE FUNCTION die()`,
    );
  }

  test('a move that is ended half-way leaves nothing, and is run again', async () => {
    const url = await createTestDatabase();
    const used = await usedFolder();
    await dieHalfWay(url);
    await expect(move(used, url)).rejects.toEqual(refused(/went away; nothing was moved/));
    await ask(url, 'DROP TRIGGER dies ON one_time_links');
    for (const { name } of TABLES) expect((await ask(url, `SELECT * FROM ${name}`)).rowCount).toBe(0);
    expect(await move(copyOf(used), url)).toMatch(/submissions +1202 rows\n/);
    expect(await move(copyOf(used), url)).toContain('All of it is there already.');
    await ask(url, `UPDATE submissions SET handled_at = 5 WHERE id LIKE '%-7'`);
    await expect(move(copyOf(used), url)).rejects.toEqual(refused(/holds other rows \(submissions\)/));
  });

  test('a server that starts during a move ends it', async () => {
    const dataDir = await usedFolder();
    const source = await openSource({ dataDir });
    onTestFinished(source.close);
    source.requireStopped();
    removeLeftCopies(dataDir, { warn: () => expect.unreachable() });
    expect(source.requireStopped).toThrow(refused(/server was started meanwhile/));
  });

  test('what the disk refuses is told by the data folder', async () => {
    const dataDir = temporaryFolder();
    // A folder may have no second name.
    mkdirSync(join(dataDir, 'verisiam.db'));
    await expect(move(dataDir, await createTestDatabase())).rejects.toEqual(
      refused(new RegExp(`^${dataDir} may not be written`)),
    );
  });

  test('what would lose or mix rows is refused', async () => {
    const used = await usedFolder();
    const url = await createTestDatabase();
    await ask(url, 'CREATE TABLE orders (id TEXT)');
    await expect(move(used, url)).rejects.toEqual(refused(/tables of something else \(orders\)/));
    const dataDir = temporaryFolder();
    await expect(move(dataDir, await createTestDatabase())).rejects.toEqual(refused(/no database in/));
    const app = await startTestApp({ config: { dataDir } });
    await expect(move(dataDir, await createTestDatabase())).rejects.toEqual(
      refused(/running.*stop it first/),
    );
    onTestFinished(await openOperatorSocket(app.services, app.server.log));
    await expect(move(dataDir, await createTestDatabase())).rejects.toEqual(
      refused(/running.*stop it first/),
    );
    const later = sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2999-01-01T00:00:00Z')`;
    await later.execute(app.services.store);
    await app.services.store.destroy();
    await expect(move(copyOf(dataDir), await createTestDatabase())).rejects.toEqual(refused(/newer release/));
    await expect(move(used, 'mysql://x/y')).rejects.toEqual(refused(/move needs --to/));
  });
});
