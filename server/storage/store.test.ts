import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/contract/retention';
import { describeStores } from '../testing/describe-stores';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import type { Connection, Store } from './store';

const insert = (connection: Connection, name: string) =>
  connection.insertInto('settings').values({ name, value: 'x' }).execute();

async function names(store: Store): Promise<string[]> {
  const rows = await store.selectFrom('settings').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** What migrations after the first have made or changed, and what says that they have run. */
const LATER = [
  'kysely_migration',
  'kysely_migration_lock',
  'outbox',
  'messages',
  'idempotency_keys',
  'one_time_links',
  'registrations',
  'sessions',
  'submissions',
  'accounts',
];

/** The database as the program before the migrator left it. */
async function returnToFirstTables(store: Store): Promise<void> {
  for (const table of LATER) await sql`DROP TABLE ${sql.table(table)}`.execute(store);
  await MIGRATIONS['0001-first-tables']?.up(store);
  await sql`CREATE TABLE schema_migrations (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)`.execute(
    store,
  );
  await sql`INSERT INTO schema_migrations (version, applied_at) VALUES (1, 1)`.execute(store);
}

describeStores((database) => {
  test('a transaction keeps all or nothing', async () => {
    const store = await (await database()).open();
    await store.transaction().execute(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
    });
    const failing = store.transaction().execute(async (tx) => {
      await insert(tx, 'c');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names(store)).toEqual(['a', 'b']);
  });

  test('of transactions that run together, each fails alone', async () => {
    const store = await (await database()).open();
    const work = Array.from({ length: 40 }, (_, index) =>
      store.transaction().execute(async (tx) => {
        await insert(tx, `n${String(index).padStart(2, '0')}`);
        if (index % 4 === 0) throw new Error('refused');
        return index;
      }),
    );
    const results = await Promise.allSettled(work);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await names(store)).toHaveLength(30);
  });

  test('a statement that the database refuses fails its own transaction only', async () => {
    const store = await (await database()).open();
    const results = await Promise.allSettled([
      store.transaction().execute((tx) => insert(tx, 'once')),
      store.transaction().execute((tx) => insert(tx, 'once')),
      store.transaction().execute((tx) => insert(tx, 'other')),
      sql`SELECT nothing FROM nowhere`.execute(store),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await names(store)).toEqual(['once', 'other']);
  });

  test('numbers, null and any text come back as they were', async () => {
    const store = await (await database()).open();
    const text = 'ไทย “quotes” \' " ? $1 \n 😀';
    await store.insertInto('settings').values({ name: 'text', value: text }).execute();
    const query = sql`SELECT value, 1760000000000 AS big, NULL AS absent FROM settings`;
    const { rows } = await query.execute(store);
    expect(rows).toEqual([{ value: text, big: 1_760_000_000_000, absent: null }]);
  });

  test('migrations run once, also when several instances start together', async () => {
    const place = await database();
    const stores = await Promise.all(Array.from({ length: place.sharable ? 4 : 1 }, () => place.open()));
    await Promise.all(stores.map((store) => migrate(store)));
    for (const store of stores) {
      expect((await sql`SELECT name FROM kysely_migration`.execute(store)).rows).toHaveLength(
        Object.keys(MIGRATIONS).length,
      );
    }
  });

  test('a migration that fails leaves nothing of itself, and none of those before it', async () => {
    const store = await (await database()).open();
    await sql`DELETE FROM kysely_migration WHERE name >= '0007'`.execute(store);
    // The eighth makes an index that is there.
    await expect(migrate(store)).rejects.toThrow('submissions_account');
    const { rows } = await sql`SELECT name FROM kysely_migration WHERE name >= '0007'`.execute(store);
    expect(rows).toEqual([]);
    await sql`DROP INDEX submissions_account`.execute(store);
    await migrate(store);
    await insert(store, 'works');
  });

  test('what is up to date is opened whoever holds the lock of migrations', async () => {
    const place = await database();
    if (!place.sharable) return;
    const store = await place.open();
    await store.connection().execute(async (connection) => {
      await sql`SELECT pg_advisory_lock(3853314791062309107)`.execute(connection);
      await insert(await place.open(), 'opened');
      await sql`SELECT pg_advisory_unlock(3853314791062309107)`.execute(connection);
    });
  });

  test('a schema that a newer release has left is used as it is', async () => {
    const store = await (await database()).open();
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2999-01-01T00:00:00Z')`.execute(
      store,
    );
    await migrate(store);
    await insert(store, 'still works');
    expect(await names(store)).toEqual(['still works']);
  });

  test('a database of before the migrator is taken over with its rows', async () => {
    const store = await (await database()).open();
    await insert(store, 'kept');
    await returnToFirstTables(store);
    await migrate(store);
    expect(await names(store)).toEqual(['kept']);
    expect((await sql`SELECT name FROM kysely_migration`.execute(store)).rows).toHaveLength(
      Object.keys(MIGRATIONS).length,
    );
  });

  test('accounts are found by the domain of their e-mail, in whichever letters it was typed before', async () => {
    const store = await (await database()).open();
    const account = (
      id: string,
      email: string,
      email_key: string,
      claimed_key: string | null,
      email_confirmed_at: number | null,
    ) => ({
      id,
      email,
      email_key,
      claimed_key,
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
      plan: null,
      created_at: 1,
      email_confirmed_at,
    });
    const before = [
      account('1', 'a@BÜCHER.de', 'a@bücher.de', null, null),
      account('2', 'a@bücher.de', 'claim:2', 'a@bücher.de', null),
      account('3', 'a@xn--bcher-kva.de', 'a@xn--bcher-kva.de', null, 5),
      account('4', 'b@ไทย.example', 'b@ไทย.example', null, null),
      account('5', 'c@example.com', 'c@example.com', null, null),
      account('6', 'c@example.com', 'claim:6', 'c@example.com', null),
    ];
    await store.insertInto('accounts').values(before).execute();
    await MIGRATIONS['0007-keys-by-domain']?.up(store);
    const keys = await store
      .selectFrom('accounts')
      .select(['email_key', 'claimed_key'])
      .orderBy('id')
      .execute();
    expect(keys.map((row) => [row.email_key, row.claimed_key])).toEqual([
      ['claim:1', 'a@xn--bcher-kva.de'],
      ['claim:2', 'a@xn--bcher-kva.de'],
      ['a@xn--bcher-kva.de', null],
      ['b@xn--o3cw4h.example', null],
      ['c@example.com', null],
      ['claim:6', 'c@example.com'],
    ]);
  });

  test('trials and consents of before have an end and a time afterwards', async () => {
    const store = await (await database()).open();
    await returnToFirstTables(store);
    for (const id of ['yes', 'no']) {
      await sql`INSERT INTO accounts VALUES (${id}, ${id}, ${id}, 'A', 'B', 'hash', NULL, 1000)`.execute(
        store,
      );
      const data = JSON.stringify({
        accountId: id,
        firstName: '"marketingConsent":true',
        marketingConsent: id === 'yes',
      });
      await sql`INSERT INTO submissions VALUES (${id}, 'signup', ${id}, 2000, 'en', 0, ${data})`.execute(
        store,
      );
    }
    await sql`INSERT INTO registrations VALUES ('t', 'yes', 'free-trial', 'active', 5000)`.execute(store);
    await sql`INSERT INTO registrations VALUES ('s', 'yes', 'starter', 'requested', 5000)`.execute(store);
    await migrate(store);
    const accounts = store.selectFrom('accounts').select(['id', 'marketing_consent', 'consent_changed_at']);
    expect(await accounts.orderBy('id').execute()).toEqual([
      { id: 'no', marketing_consent: 0, consent_changed_at: null },
      { id: 'yes', marketing_consent: 1, consent_changed_at: 2000 },
    ]);
    expect(await store.selectFrom('registrations').select(['id', 'ends_at']).orderBy('id').execute()).toEqual(
      [
        { id: 's', ends_at: null },
        { id: 't', ends_at: 5000 + 14 * DAY_MS },
      ],
    );
  });
});
