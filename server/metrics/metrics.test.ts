import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../storage/store';
import { failingStore } from '../testing/failing-store';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';
import { inTime } from './in-time';

const TOKEN = 't'.repeat(40);

const read = ({ server }: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.inject({ url: '/api/metrics', headers, remoteAddress });

const post = ({ server }: TestApp, path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api${path}`, payload });

test('are read on the loopback itself, or with the token', async () => {
  const app = await startTestApp({ config: { metricsToken: TOKEN, trustProxy: ['loopback'] } });
  const statusOf = async (
    ...asked: Parameters<typeof read> extends [unknown, ...infer Rest] ? Rest : never
  ) => (await read(app, ...asked)).statusCode;
  expect(await statusOf()).toBe(200);
  expect(await statusOf({}, '::1')).toBe(200);
  expect(await statusOf({}, '::ffff:127.0.0.1')).toBe(200);
  expect(await statusOf({}, '198.51.100.7')).toBe(404);
  // A visitor behind a proxy on this machine, whatever is said of where they are.
  expect(await statusOf({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await statusOf({ via: '1.1 proxy' })).toBe(404);
  expect(await statusOf({ authorization: `Bearer ${TOKEN}` }, '198.51.100.7')).toBe(200);
  expect(await statusOf({ authorization: `Bearer ${TOKEN}x` }, '198.51.100.7')).toBe(404);
  expect(await statusOf({ authorization: TOKEN }, '198.51.100.7')).toBe(404);
  const withoutToken = await startTestApp();
  const refused = await read(withoutToken, { authorization: 'Bearer undefined' }, '198.51.100.7');
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'not-found']);
});

test('say how many posts of each form were answered how, and what was refused', async () => {
  const app = await startTestApp({ config: { rateLimit: 2 } });
  for (let sent = 0; sent < 3; sent += 1) await post(app, '/contact-sales', CONTACT_SALES);
  await post(app, '/signup', { ...SIGNUP, email: 'no address' });
  await app.server.inject({ url: '/api/nothing-like-it' });
  const answer = await read(app);
  expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  const text = answer.body;
  expect(text).toMatch(/# EOF\n$/);
  expect(text).toContain('site_form_posts_total{form="contact-sales",status="201"} 2\n');
  expect(text).toContain('site_form_posts_total{form="contact-sales",status="429"} 1\n');
  expect(text).toContain('site_form_posts_total{form="signup",status="422"} 1\n');
  expect(text).toContain('site_limits_hit_total{limit="posts"} 1\n');
  expect(text).toContain('site_answers_total{status="404"} 1\n');
  expect(text).toContain('site_request_duration_seconds_count{method="POST",route="/api/contact-sales"} 3\n');
  expect(text).toContain('site_request_duration_seconds_count{method="any",route="unmatched"} 1\n');
  expect(text).toContain('site_database_up 1\n');
  expect(text).toContain('site_hashing{state="waiting"} 0\n');
});

test('say what each channel is owed, and for how long', async () => {
  const mail = { url: 'smtp://127.0.0.1:9', from: 'a@example.com', to: 'b@example.com' };
  const app = await startTestApp({ config: { mail } });
  await post(app, '/contact-sales', CONTACT_SALES);
  app.clock.now += 90_000;
  const text = (await read(app)).body;
  expect(text).toContain('site_outbox_waiting{channel="email"} 1\n');
  expect(text).toContain('site_outbox_oldest_seconds{channel="email"} 90\n');
  expect(text).toContain('site_outbox_waiting{channel="webhook"} 0\n');
});

test('are there while the database is away, and live while ready is not', async () => {
  const app = await startTestApp();
  await read(app);
  const error = Object.assign(new Error('starting up'), { code: '57P03' });
  app.services.store = failingStore(new StoreUnavailableError('away', { cause: error }));
  const text = (await read(app)).body;
  expect(text).toContain('site_database_up 0\n');
  expect(text).not.toContain('site_outbox_waiting{');
  const statuses = ['', '/ready', '/live'].map(
    async (path) => (await app.server.inject({ url: `/api/health${path}` })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([503, 503, 200]);
});

test('wait no longer than they may for a database that answers nothing at all', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toMatchObject({ code: 'ANSWER-TIMEOUT' });
  expect(await inTime(Promise.resolve('answer'), 60_000)).toBe('answer');
});

test('have no more series than routes, forms and codes, and nothing that was sent', async () => {
  const app = await startTestApp();
  for (let asked = 0; asked < 50; asked += 1) {
    await app.server.inject({ url: `/api/canary${asked}?q=canary`, headers: { 'user-agent': 'canary' } });
    await app.server.inject({ method: 'PROPFIND', url: `/canary/${asked}` });
    await app.server.inject({ method: 'POST', url: `/api/password-resets/canary${asked}`, payload: {} });
  }
  const text = (await read(app)).body;
  expect(text).not.toContain('canary');
  expect(text.split('\n').length).toBeLessThan(120);
});
