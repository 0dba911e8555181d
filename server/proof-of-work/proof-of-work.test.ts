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
    expect(await app.services.proofs.redeem(payload, app.clock.now)).toBe(false);
  }
});
