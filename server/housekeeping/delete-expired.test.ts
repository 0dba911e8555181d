import { expect, test } from 'vitest';
import { LINK_MINUTES } from '../../src/contract/retention';
import { createResetLink } from '../one-time-links/one-time-link-repository';
import type { Database } from '../storage/database';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { BATCH, deleteExpired } from './delete-expired';

const DAY_MS = 24 * 60 * 60 * 1000;
const TABLES = ['idempotency_keys', 'rate_limits', 'sessions', 'login_guards', 'known_addresses'] as const;

test('what has no use any more goes, leads and accounts stay', async () => {
  const { server, services, clock } = await startTestApp({ config: { rateLimit: 20 } });
  const { store } = services;
  const headers = { 'idempotency-key': 'k' };
  await server.inject({ method: 'POST', url: '/api/contact-sales', headers, payload: CONTACT_SALES });
  await server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  const { email, password } = SIGNUP;
  await server.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  await server.inject({ method: 'POST', url: '/api/login', payload: { email, password: 'wrong 1' } });
  const count = async (table: keyof Database) => (await store.selectFrom(table).selectAll().execute()).length;

  await deleteExpired(store, clock.now);
  for (const table of TABLES) expect([table, await count(table)]).not.toEqual([table, 0]);
  await deleteExpired(store, clock.now + 100 * DAY_MS);
  for (const table of TABLES) expect([table, await count(table)]).toEqual([table, 0]);
  expect([await count('submissions'), await count('accounts')]).toEqual([2, 1]);
});

test('what lets somebody in goes when its times lie further ahead than it is kept', async () => {
  const { server, services, clock } = await startTestApp();
  const { store, secret } = services;
  const { email, password } = SIGNUP;
  await server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  const { id } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await server.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  await createResetLink(store, secret, id, clock.now);
  const counts = async () => {
    const tables = ['sessions', 'one_time_links', 'known_addresses'] as const;
    const rows = tables.map((table) => store.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  await deleteExpired(store, clock.now - LINK_MINUTES * 60_000);
  expect(await counts()).toEqual([2, 1, 1]);
  await deleteExpired(store, clock.now - 100 * DAY_MS);
  expect(await counts()).toEqual([0, 0, 0]);
});

test('much that has expired goes in batches, between which others have their turn', async () => {
  const { services, clock } = await startTestApp();
  const { store } = services;
  const rows = Array.from({ length: 3 * BATCH + 5 }, (_, index) => ({
    proof_hash: `${index}`,
    expires_at: clock.now - 1,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await store
      .insertInto('spent_proofs')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
  await store.insertInto('spent_proofs').values({ proof_hash: 'alive', expires_at: clock.now }).execute();
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await deleteExpired(store, clock.now);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(await store.selectFrom('spent_proofs').select('proof_hash').execute()).toEqual([
    { proof_hash: 'alive' },
  ]);
});
