import { expect, test, vi } from 'vitest';
import { listen, openRaw } from '../testing/raw-request';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';
import { MOST_BODIES, MOST_BODIES_PER_NETWORK } from './bodies-in-flight';

const HEAD = 'POST /api/contact-sales HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

const halfSent = (network: string): string =>
  `${HEAD}x-forwarded-for: ${network}\r\ncontent-length: 5000\r\n\r\n{"name":"`;

const wholePost = (network: string): string => {
  const body = JSON.stringify(CONTACT_SALES);
  return `${HEAD}x-forwarded-for: ${network}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

const underWay = ({ services }: TestApp, many: number): Promise<void> =>
  vi.waitFor(() => expect(services.bodies.size()).toBe(many), { timeout: 30_000 });

test('half-sent bodies of one network are refused beyond its share, others are taken', async () => {
  const app = await startTestApp({ config: { trustProxy: 1 } });
  const port = await listen(app.server);
  for (let index = 0; index < MOST_BODIES_PER_NETWORK; index += 1) openRaw(port, halfSent('198.51.100.1'));
  await underWay(app, MOST_BODIES_PER_NETWORK);
  const refused = await openRaw(port, wholePost('198.51.100.1')).until(/\r\n\r\n\{.+\}/);
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 2\r\n/);
  expect(await openRaw(port, wholePost('203.0.113.7')).until(/^HTTP/)).toMatch(/^HTTP\/1\.1 201 /);
});

test('when all places are taken, the post that is under way the longest gives its place up', async () => {
  const app = await startTestApp({ config: { trustProxy: 1 } });
  const port = await listen(app.server);
  const first = openRaw(port, halfSent('203.0.113.1'));
  await underWay(app, 1);
  for (let index = 1; index < MOST_BODIES; index += 1) openRaw(port, halfSent(`198.51.${index % 100}.1`));
  await underWay(app, MOST_BODIES);
  expect(await openRaw(port, wholePost('203.0.113.7')).until(/^HTTP/)).toMatch(/^HTTP\/1\.1 201 /);
  const answer = await first.until(/\r\n\r\n\{.+\}/);
  expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 2\r\n/);
});

test('a body that has come, or never will, takes no place', async () => {
  const app = await startTestApp({ config: { trustProxy: 1 } });
  const port = await listen(app.server);
  const half = openRaw(port, halfSent('198.51.100.1'));
  await openRaw(port, wholePost('203.0.113.7')).until(/^HTTP/);
  await underWay(app, 1);
  half.socket.destroy();
  await underWay(app, 0);
});

test('a network that has used up its posts is refused before its bodies are read', async () => {
  const app = await startTestApp({ config: { rateLimit: 1, trustProxy: 1 } });
  const port = await listen(app.server);
  await openRaw(port, wholePost('198.51.100.1')).until(/^HTTP\/1\.1 201/);
  openRaw(port, halfSent('198.51.100.1'));
  await underWay(app, 1);
  // The second body is never sent, and the answer is there.
  const refused = await openRaw(port, halfSent('198.51.100.1')).until(/\r\n\r\n\{.+\}/);
  expect(refused).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nretry-after: \d+\r\n/);
});
