import { fdatasync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENTLY } from '../../src/testing/patiently';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES } from '../testing/wire-samples';
import { openStore } from './open-store';
import type { Store } from './store';
import { StoreUnavailableError } from './store';

type Done = (error: Error | null) => void;

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), fdatasync: vi.fn() }));

const flushes = vi.mocked(fdatasync);
/** Of the flushes that have begun and not ended. */
let waiting: Done[] = [];

beforeEach(() => {
  waiting = [];
  flushes.mockReset().mockImplementation((_file: number, done: Done) => done(null));
});

const hold = () =>
  flushes.mockReset().mockImplementation((_file: number, done: Done) => void waiting.push(done));

async function open(): Promise<Store> {
  const store = await openStore(testConfig({ dataDir: temporaryFolder() }));
  onTestFinished(() => store.destroy());
  return store;
}

const insert = (store: Store, name: string) =>
  store.transaction().execute((tx) => tx.insertInto('settings').values({ name, value: 'x' }).execute());

test('nobody is told of a row before it is on the disk, not even who reads it', async () => {
  const store = await open();
  hold();
  const told: string[] = [];
  const writing = insert(store, 'a').then(() => told.push('written'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENTLY);
  const reading = store.selectFrom('settings').selectAll().execute();
  const read = reading.then(() => told.push('read'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([]);
  waiting[0]?.(null);
  await Promise.all([writing, read]);
  expect(told.sort()).toEqual(['read', 'written']);
});

test('who comes while the disk is busy shares the next flush', async () => {
  const store = await open();
  hold();
  let written = 0;
  const first = insert(store, 'first');
  await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENTLY);
  const others = Array.from({ length: 30 }, (_, index) =>
    store.transaction().execute(async (tx) => {
      await tx
        .insertInto('settings')
        .values({ name: `n${index}`, value: 'x' })
        .execute();
      written += 1;
    }),
  );
  await vi.waitFor(() => expect(written).toBe(30), PATIENTLY);
  waiting[0]?.(null);
  await first;
  await vi.waitFor(() => expect(waiting).toHaveLength(2), PATIENTLY);
  flushes.mockImplementation((_file: number, done: Done) => done(null));
  waiting[1]?.(null);
  await Promise.all(others);
  // The last one's commit may have come after the second had begun.
  expect(flushes.mock.calls.length).toBeLessThanOrEqual(3);
});

test('what could not be flushed is refused, and so is everything after it', async () => {
  const store = await open();
  flushes.mockImplementation((_file: number, done: Done) => {
    done(Object.assign(new Error('bad sector'), { code: 'EIO' }));
  });
  await expect(insert(store, 'a')).rejects.toMatchObject({ name: 'StoreUnavailableError', code: 'EIO' });
  flushes.mockImplementation((_file: number, done: Done) => done(null));
  await expect(insert(store, 'b')).rejects.toThrow(StoreUnavailableError);
  await expect(store.selectFrom('settings').selectAll().execute()).rejects.toThrow(StoreUnavailableError);
});

test('a process that stores nothing before its next start says so to whoever starts it', async () => {
  const store = await open();
  const { server } = await startTestApp({ store });
  const statusOf = async (url: string) => (await server.inject({ url: `/api/health${url}` })).statusCode;
  expect([await statusOf(''), await statusOf('/live')]).toEqual([200, 200]);
  flushes.mockImplementation((_file: number, done: Done) => {
    done(Object.assign(new Error('bad sector'), { code: 'EIO' }));
  });
  expect(
    (await server.inject({ method: 'POST', url: '/api/contact-sales', payload: CONTACT_SALES })).statusCode,
  ).toBe(503);
  expect([await statusOf(''), await statusOf('/ready'), await statusOf('/live')]).toEqual([503, 503, 503]);
});

test('reading, and counting in memory, ask nothing of the disk', async () => {
  const store = await open();
  flushes.mockClear();
  await store.selectFrom('settings').selectAll().execute();
  await store.insertInto('rate_limits').values({ key_hash: 'k', window_start: 1, used: 1 }).execute();
  await store.updateTable('rate_limits').set({ used: 2 }).execute();
  await store.deleteFrom('login_guards').execute();
  expect(flushes).not.toHaveBeenCalled();
  await store.deleteFrom('settings').execute();
  expect(flushes).toHaveBeenCalledTimes(1);
});
