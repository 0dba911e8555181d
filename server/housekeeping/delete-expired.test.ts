import { expect, test } from 'vitest';
import type { Database } from '../storage/database';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { deleteExpired } from './delete-expired';

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
