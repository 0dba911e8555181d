import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../testing/test-config';
import { createTestDatabase, postgresUrl } from '../testing/test-database';
import { openStore } from './open-store';
import type { Connection, Store } from './store';

describe.skipIf(postgresUrl === undefined)('a connection to PostgreSQL', () => {
  /** With one connection, so that who comes next gets the same if it was kept. */
  async function open(): Promise<Store> {
    const databaseUrl = await createTestDatabase();
    const store = await openStore(testConfig({ databaseUrl, databasePoolSize: 1 }));
    onTestFinished(() => store.destroy());
    return store;
  }

  const processOf = async (store: Store): Promise<unknown> =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(store)).rows[0]?.pid;

  const insert = (connection: Connection) =>
    connection.insertInto('settings').values({ name: 'a', value: 'x' }).execute();

  test('to a primary that has become a replica is dropped', async () => {
    const store = await open();
    const before = await processOf(store);
    const writing = store.transaction().execute(async (tx) => {
      // What a replica refuses by.
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      await insert(tx);
    });
    await expect(writing).rejects.toMatchObject({ name: 'StoreUnavailableError', code: '25006' });
    expect(await processOf(store)).not.toBe(before);
    await insert(store);
  });

  test('that was ended is replaced, and its failure named', async () => {
    const store = await open();
    const before = await processOf(store);
    const ending = store.transaction().execute(async (tx) => {
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(ending).rejects.toMatchObject({ name: 'StoreUnavailableError', code: '57P01' });
    expect(await processOf(store)).not.toBe(before);
  });

  test('is kept when a statement was refused for what it said', async () => {
    const store = await open();
    const before = await processOf(store);
    await insert(store);
    await expect(store.transaction().execute(insert)).rejects.toMatchObject({ code: '23505' });
    expect(await processOf(store)).toBe(before);
  });
});
