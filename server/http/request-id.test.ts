import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app';
import { isTrustedPeer } from './trusted-peer';

test.each([
  [false, '127.0.0.1', false],
  [1, '198.51.100.7', true],
  [['loopback'], '127.0.0.9', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '10.0.0.1', false],
  [['uniquelocal'], '10.0.0.1', true],
  [['uniquelocal'], 'fd00::1', true],
  [['linklocal'], 'fe80::1', true],
  [['10.0.0.0/8', '2001:db8::/32'], '10.200.0.1', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8::5', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['10.0.0.3'], '10.0.0.3', true],
  [['10.0.0.3'], '10.0.0.4', false],
  [['2001:db8::5'], '2001:db8::5', true],
  [['loopback'], '', false],
] as const)('with %j the peer %s is trusted: %s', (trusted, peer, expected) => {
  expect(isTrustedPeer(typeof trusted === 'object' ? [...trusted] : trusted, peer)).toBe(expected);
});

test('a trusted proxy says what a request is called; nobody else does', async () => {
  const open = await startTestApp();
  const behind = await startTestApp({ config: { trustProxy: ['loopback'] } });
  const idOf = async ({ server }: typeof open, sent: string) =>
    (await server.inject({ url: '/api/health/live', headers: { 'x-request-id': sent } })).headers[
      'x-request-id'
    ];
  const id = '7f3a5c9e00d14b7c9e00d14b7c9e00d1';
  expect(await idOf(behind, id)).toBe(id);
  const fresh = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/;
  expect(await idOf(open, id)).toMatch(fresh);
  for (const sent of ['', 'short', 'somchai@example.com', 'x'.repeat(32), 'a'.repeat(65)]) {
    expect(await idOf(behind, sent)).toMatch(fresh);
  }
});
