import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailableError } from '../storage/store';
import { failingStore } from '../testing/failing-store';
import { listen } from '../testing/raw-request';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';

const post = ({ server }: TestApp, headers: Record<string, string>) =>
  server.inject({ method: 'POST', url: '/api/contact-sales', headers, payload: CONTACT_SALES });

describe('headers', () => {
  test.each([
    ['GET', '/api/health'],
    ['GET', '/api/nothing'],
    ['GET', '/nothing'],
    ['POST', '/api/contact-sales'],
    ['DELETE', '/api/me'],
    ['GET', '/api/%zz'],
    ['GET', '/api/contact-sales/submitted'],
  ] as const)('%s %s is guarded', async (method, url) => {
    const { server } = await startTestApp();
    const { headers } = await server.inject({ method, url });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/contact-sales', 405],
    ['GET', '/api/me', 401],
    ['POST', '/api/signup', 422],
    ['POST', '/api/contact-sales', 429],
  ] as const)('%s %s, which is a %i, is kept by nobody', async (method, url, status) => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    await post(app, {});
    const answer = await app.server.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('what is no HTTP at all is answered with them too', async () => {
    const { server } = await startTestApp();
    const port = await listen(server);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });

  test('an answer of JSON is no document, and names no style that pages may have', async () => {
    const { server } = await startTestApp();
    for (const url of ['/api/health', '/api/nothing']) {
      const { headers } = await server.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  test('https is insisted on only behind a proxy that says so', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const open = await startTestApp();
    const behind = await startTestApp({ config: { trustProxy: 1 } });
    const hsts = async ({ server }: TestApp) =>
      (await server.inject({ url: '/api/health', headers })).headers['strict-transport-security'];
    expect(await hsts(open)).toBeUndefined();
    expect(await hsts(behind)).toContain('max-age=');
  });

  test('a known path says which methods it takes', async () => {
    const { server } = await startTestApp();
    const answer = await server.inject({ method: 'GET', url: '/api/contact-sales' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    const health = await server.inject({ method: 'OPTIONS', url: '/api/health' });
    expect([health.statusCode, health.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('posts from other sites', () => {
  test.each([
    [{}, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://whatever.example' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ host: 'www.own.example', origin: 'https://www.own.example' }, 201],
    [{ host: 'www.own.example:8080', origin: 'https://www.own.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }, 201],
  ])('%j: %d', async (headers, status) => {
    const app = await startTestApp({ config: { allowedOrigins: ['https://www.example.com'] } });
    expect((await post(app, { host: 'own.example', ...headers })).statusCode).toBe(status);
  });

  test('a script of an allowed origin is let in, any other is not', async () => {
    const { server } = await startTestApp({ config: { allowedOrigins: ['https://www.example.com'] } });
    const preflight = (origin: string) =>
      server.inject({
        method: 'OPTIONS',
        url: '/api/contact-sales',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://www.example.com');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://www.example.com');
    expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key');
    for (const method of ['PATCH', 'DELETE']) {
      expect(allowed.headers['access-control-allow-methods']).toContain(method);
    }
    const { headers } = await server.inject({
      url: '/api/health',
      headers: { origin: 'https://www.example.com' },
    });
    // What the site's script reads of an answer: when to come back, what to quote, what a file is called.
    expect(headers['access-control-expose-headers']).toBe('content-disposition, retry-after, x-request-id');
    const refused = await preflight('https://evil.example');
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('health', () => {
  test('says when the disk is full, and when there is room again', async () => {
    const { server, services } = await startTestApp();
    const health = async () => (await server.inject({ url: '/api/health' })).statusCode;
    // No more pages than there are: what SQLite meets when the disk has no room.
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(services.store);
    await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(services.store);
    expect(await health()).toBe(503);
    await sql`PRAGMA max_page_count = 1000000`.execute(services.store);
    expect(await health()).toBe(200);
  });

  test('says at once that a post could not be stored, whatever it said a moment ago', async () => {
    const app = await startTestApp();
    const health = async () => (await app.server.inject({ url: '/api/health' })).statusCode;
    expect(await health()).toBe(200);
    await sql`PRAGMA query_only = 1`.execute(app.services.store);
    expect(await health()).toBe(200);
    expect((await post(app, {})).statusCode).toBe(503);
    expect(await health()).toBe(503);
  });

  test('says when the database does not answer, and when to ask again', async () => {
    const { server, services } = await startTestApp();
    expect((await server.inject({ url: '/api/health' })).statusCode).toBe(200);
    services.store = failingStore(new StoreUnavailableError('gone'));
    const answer = await server.inject({ url: '/api/health' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});

test('who takes nothing of their answers is let go', async () => {
  const { server } = await startTestApp();
  const port = await listen(server);
  expect(server.server.timeout).toBe(60_000);
  server.server.setTimeout(50);
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
  });
  socket.pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const [held] = await once(server.server, 'connection');
  await once(held, 'close');
});
