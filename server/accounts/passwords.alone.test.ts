import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';
import { AT_ONCE, WAITING, WAITING_PER_NETWORK } from './passwords';

const { held } = vi.hoisted(() => ({ held: { hashes: 0, ends: [] as (() => void)[], isHolding: false } }));

/** A hash ends when the test says so: nothing here may depend on how fast a machine hashes. */
vi.mock('./password-hash', () => ({
  SALT_BYTES: 16,
  saltOf: () => undefined,
  hashPassword: async () => {
    held.hashes += 1;
    if (held.isHolding) await new Promise<void>((end) => held.ends.push(end));
    return 'hash';
  },
}));

afterEach(() => {
  Object.assign(held, { hashes: 0, ends: [], isHolding: false });
});

function release(): void {
  held.isHolding = false;
  for (const end of held.ends) end();
}

const logIn = ({ server }: TestApp, index: number, remoteAddress: string) =>
  server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    payload: { email: `visitor${index}@example.com`, password: 'wrong 1' },
  });

/** Log-ins at once while no hash ends; resolves when all that are refused have been. */
async function flood(app: TestApp, many: number, addressOf: (index: number) => string, refused: number) {
  held.isHolding = true;
  const waits: unknown[] = [];
  const all = Array.from({ length: many }, async (_, index) => {
    const answer = await logIn(app, index, addressOf(index));
    if (answer.statusCode === 503) waits.push(answer.headers['retry-after']);
    return answer.statusCode;
  });
  await vi.waitFor(() => expect(waits).toHaveLength(refused), { timeout: 30_000 });
  return { all, waits };
}

test('of 200 log-ins at once few are hashed, the others are told when to come back', async () => {
  const app = await startTestApp();
  const most = AT_ONCE + WAITING;
  const { all, waits } = await flood(app, 200, (index) => `198.51.100.${index}`, 200 - most);
  expect(held.hashes).toBe(AT_ONCE);
  expect(new Set(waits)).toEqual(new Set(['2']));
  release();
  expect((await Promise.all(all)).filter((status) => status === 401)).toHaveLength(most);
});

test('one network does not fill the queue alone', async () => {
  const app = await startTestApp();
  const most = AT_ONCE + WAITING_PER_NETWORK;
  const { all } = await flood(app, 60, () => '198.51.100.1', 60 - most);
  const other = logIn(app, 99, '203.0.113.7');
  release();
  expect((await other).statusCode).toBe(401);
  await Promise.all(all);
});

test('the forms that hash share one budget a network, of IPv6 by /48', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  const spread = (index: number) => logIn(app, index, `2001:db8:1:${index}::1`);
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) statuses.push((await spread(index)).statusCode);
  const fourth = await app.server.inject({
    method: 'POST',
    url: '/api/signup',
    remoteAddress: '2001:db8:1:9::1',
    payload: SIGNUP,
  });
  expect([...statuses, fourth.statusCode]).toEqual([401, 401, 401, 429]);
  expect(fourth.headers['retry-after']).toBe('60');
  expect((await logIn(app, 5, '2001:db8:2:1::1')).statusCode).toBe(401);
  app.clock.now += 60_000;
  expect((await spread(10)).statusCode).toBe(401);
});

test('all networks together have a budget too', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    statuses.push((await logIn(app, index, `198.51.100.${index}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(503);
});
