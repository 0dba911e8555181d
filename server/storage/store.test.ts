import { expect, test } from 'vitest';
import { describeStores } from '../testing/describe-stores';
import { migrate } from './migrate';
import { textOf } from './row';
import type { Connection, Store } from './store';

const insert = (connection: Connection, name: string) =>
  connection.query('INSERT INTO settings (name, value) VALUES (?, ?)', [name, 'x']);

async function names(store: Store): Promise<string[]> {
  const rows = await store.query('SELECT name FROM settings ORDER BY name');
  return rows.map((row) => textOf(row, 'name'));
}

describeStores((database) => {
  test('a transaction keeps all or nothing', async () => {
    const store = await (await database()).open();
    await store.transaction(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
    });
    const failing = store.transaction(async (tx) => {
      await insert(tx, 'c');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names(store)).toEqual(['a', 'b']);
  });

  test('of transactions that run together, each fails alone', async () => {
    const store = await (await database()).open();
    const work = Array.from({ length: 40 }, (_, index) =>
      store.transaction(async (tx) => {
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
      store.transaction((tx) => insert(tx, 'once')),
      store.transaction((tx) => insert(tx, 'once')),
      store.transaction((tx) => insert(tx, 'other')),
      store.query('SELECT nothing FROM nowhere'),
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
    await store.query('INSERT INTO settings (name, value) VALUES (?, ?)', ['text', text]);
    const [row] = await store.query('SELECT value, 1760000000000 AS big, NULL AS absent FROM settings');
    expect(row).toEqual({ value: text, big: 1_760_000_000_000, absent: null });
  });

  test('migrations run once, also when several instances start together', async () => {
    const place = await database();
    const stores = await Promise.all(Array.from({ length: place.sharable ? 4 : 1 }, () => place.open()));
    await Promise.all(stores.map((store) => migrate(store, 1)));
    const [first] = stores;
    const rows = await first?.query('SELECT version FROM schema_migrations');
    expect(rows).toHaveLength(1);
  });
});
