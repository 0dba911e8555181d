import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

async function solve({ server }: TestApp): Promise<string> {
  const challenge: Challenge = (await server.inject({ url: '/api/challenge' })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

const post = ({ server }: TestApp, altcha?: string) =>
  server.inject({ method: 'POST', url: '/api/contact-sales', payload: { ...CONTACT_SALES, altcha } });

test('a proof raises the limit once; without one, posts go on under the tighter one', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  // The library compares the expiry with the real clock.
  app.clock.now = Date.now();
  expect((await post(app)).statusCode).toBe(201);
  expect((await post(app)).statusCode).toBe(429);
  const proof = await solve(app);
  expect((await post(app, proof)).statusCode).toBe(201);
  expect((await post(app, proof)).statusCode).toBe(429);
});

test('what is no proof counts as none', async () => {
  const app = await startTestApp();
  const { parameters } = (await app.server.inject({ url: '/api/challenge' })).json();
  const solution = { counter: 1, derivedKey: '0000', time: 1 };
  const wrong = [
    'x',
    encode({}),
    encode([]),
    encode({ challenge: { parameters, signature: 'x' }, solution }),
  ];
  for (const payload of wrong) {
    expect(await app.services.proofs.open(payload)).toBeUndefined();
  }
});

const postProved = ({ server }: TestApp, proof: string) =>
  server.inject({
    method: 'POST',
    url: '/api/contact-sales',
    headers: { 'x-altcha': proof },
    payload: CONTACT_SALES,
  });

test('posts that are refused leave what is there for those with a proof', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  app.clock.now = Date.now();
  const statuses: number[] = [];
  for (let index = 0; index < 60; index += 1) statuses.push((await post(app)).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  for (let index = 0; index < 3; index += 1) {
    expect((await postProved(app, await solve(app))).statusCode).toBe(201);
  }
  expect((await postProved(app, await solve(app))).statusCode).toBe(429);
});

test('posts with a proof beyond theirs count among those without', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  app.clock.now = Date.now();
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    statuses.push((await postProved(app, await solve(app))).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
});

test('a refused post keeps its proof for the next minute', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  app.clock.now = Date.now();
  for (let index = 0; index < 3; index += 1) await postProved(app, await solve(app));
  await post(app);
  const proof = await solve(app);
  expect((await postProved(app, proof)).statusCode).toBe(429);
  await post(app);
  app.clock.now += 60_000;
  await post(app);
  expect((await postProved(app, proof)).statusCode).toBe(201);
  expect((await postProved(app, proof)).statusCode).toBe(429);
});

test('one proof at many posts at once, or no proof at all, uses up nothing of theirs', async () => {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  app.clock.now = Date.now();
  const proof = await solve(app);
  const replays = await Promise.all(Array.from({ length: 20 }, () => postProved(app, proof)));
  expect(replays.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  for (let index = 0; index < 20; index += 1) await postProved(app, encode({ challenge: index }));
  for (let index = 0; index < 2; index += 1) {
    expect((await postProved(app, await solve(app))).statusCode).toBe(201);
  }
});
