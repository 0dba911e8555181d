import { expect, test, vi } from 'vitest';
import { listen, openRaw } from '../testing/raw-request';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';
import { createBodiesInFlight } from './bodies-in-flight';

const HEAD = 'POST /api/contact-sales HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

const halfSent = (network: string): string =>
  `${HEAD}x-forwarded-for: ${network}\r\ncontent-length: 5000\r\n\r\n{"name":"`;

const wholePost = (network: string): string => {
  const body = JSON.stringify(CONTACT_SALES);
  return `${HEAD}x-forwarded-for: ${network}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

const underWay = ({ services }: TestApp, many: number): Promise<void> =>
  vi.waitFor(() => expect(services.bodies.size()).toBe(many), { timeout: 30_000 });

/** Room for four half-sent bodies, two of one network, three of all that one customer can have. */
async function startSmall(): Promise<TestApp & { port: number }> {
  const app = await startTestApp({ config: { trustProxy: 1 } });
  app.services.bodies = createBodiesInFlight({ most: 21_000, mostOfNetwork: 10_500, mostOfWide: 15_500 });
  return { ...app, port: await listen(app.server) };
}

test('half-sent bodies of one network are refused beyond its share, others are taken', async () => {
  const app = await startSmall();
  for (let index = 0; index < 2; index += 1) openRaw(app.port, halfSent('198.51.100.1'));
  await underWay(app, 2);
  const refused = await openRaw(app.port, halfSent('198.51.100.1')).until(/\r\n\r\n\{.+\}/);
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 2\r\n/);
  // An ordinary post of theirs still has room beside them.
  expect(await openRaw(app.port, wholePost('198.51.100.1')).until(/^HTTP/)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await openRaw(app.port, wholePost('203.0.113.7')).until(/^HTTP/)).toMatch(/^HTTP\/1\.1 201 /);
});

test('half-sent bodies of all networks that one customer can have share one room', async () => {
  const app = await startSmall();
  for (const network of ['2001:db8:1:1::1', '2001:db8:1:1::2']) openRaw(app.port, halfSent(network));
  await underWay(app, 2);
  // One network's share leaves its neighbours some.
  openRaw(app.port, halfSent('2001:db8:1:2::1'));
  await underWay(app, 3);
  const refused = await openRaw(app.port, halfSent('2001:db8:1:3::1')).until(/\r\n\r\n\{.+\}/);
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  openRaw(app.port, halfSent('2001:db8:2:1::1'));
  await underWay(app, 4);
});

test('when all room is taken, the post that is under way the longest gives its own up', async () => {
  const app = await startSmall();
  const first = openRaw(app.port, halfSent('203.0.113.1'));
  await underWay(app, 1);
  for (const network of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) openRaw(app.port, halfSent(network));
  await underWay(app, 4);
  const latest = openRaw(app.port, halfSent('203.0.113.5'));
  const answer = await first.until(/\r\n\r\n\{.+\}/);
  expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 2\r\n/);
  expect([app.services.bodies.size(), latest.text()]).toEqual([4, '']);
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

test('a form without script that is refused so is read nevertheless: its page shows what was typed', async () => {
  const app = await startTestApp({ config: { rateLimit: 1, trustProxy: 1 } });
  const port = await listen(app.server);
  await openRaw(port, wholePost('198.51.100.1')).until(/^HTTP\/1\.1 201/);
  openRaw(port, halfSent('198.51.100.1'));
  await underWay(app, 1);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/contact-sales',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-forwarded-for': '198.51.100.1',
    },
    payload: 'name=Malee&email=malee%40example.com',
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('value="malee@example.com"');
});
