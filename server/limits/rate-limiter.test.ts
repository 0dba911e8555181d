import { describe, expect, test } from 'vitest';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';

const post = ({ server }: TestApp, address = '203.0.113.7', headers = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/contact-sales',
    remoteAddress: address,
    headers,
    payload: CONTACT_SALES,
  });

const statuses = (answers: { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

describeStores((database) => {
  test('the limit is exact, also over several instances', async () => {
    const place = await database();
    const instances = place.sharable ? 3 : 1;
    const stores = await Promise.all(Array.from({ length: instances }, () => place.open()));
    const apps = await Promise.all(stores.map((store) => startTestApp({ store, config: { rateLimit: 20 } })));
    const posts = Array.from({ length: 60 }, (_, index) => apps[index % instances]).flatMap((app) =>
      app === undefined ? [] : [post(app)],
    );
    const answers = statuses(await Promise.all(posts));
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(40);
  });
});

describe('rate limit', () => {
  test('a refusal says when to come back, and then the post is taken', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    await post(app);
    app.clock.now += 20_000;
    const refused = await post(app);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    app.clock.now += 40_000;
    expect((await post(app)).statusCode).toBe(201);
  });

  test('addresses, and forms, are counted apart', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    expect(statuses([await post(app), await post(app, '203.0.113.8')])).toEqual([201, 201]);
    const signup = await app.server.inject({
      method: 'POST',
      url: '/api/signup',
      remoteAddress: '203.0.113.7',
      payload: SIGNUP,
    });
    expect(signup.statusCode).toBe(201);
  });

  test('a network of IPv6 counts as one address', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    expect((await post(app, '2001:db8:1:2::1')).statusCode).toBe(201);
    expect((await post(app, '2001:db8:1:2:ffff::2')).statusCode).toBe(429);
    expect((await post(app, '2001:db8:1:3::1')).statusCode).toBe(201);
  });

  test('all networks that one customer can have count as ten', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    const answers = [];
    for (let network = 1; network <= 12; network += 1)
      answers.push(await post(app, `2001:db8:1:${network}::1`));
    expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    expect((await post(app, '2001:db8:2:1::1')).statusCode).toBe(201);
    app.clock.now += 60_000;
    expect((await post(app, '2001:db8:1:13::1')).statusCode).toBe(201);
  });

  test('a flood of one network takes no more than its own of what they have together', async () => {
    const { services, clock } = await startTestApp({ config: { rateLimit: 1 } });
    const take = (address: string) =>
      services.limiter.take({ form: 'contact-sales', address, kind: 'plain' }, clock.now);
    // Each of them is under way before the first is counted.
    await Promise.allSettled(Array.from({ length: 30 }, () => take('2001:db8:1:1::1')));
    await expect(take('2001:db8:1:2::1')).resolves.toBeUndefined();
  });

  test('a forwarded address is believed only of a configured proxy', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    const other = { 'x-forwarded-for': '198.51.100.2' };
    const open = await startTestApp({ config: { rateLimit: 1 } });
    expect(statuses([await post(open, '10.0.0.1', headers), await post(open, '10.0.0.1', other)])).toEqual([
      201, 429,
    ]);
    const behind = await startTestApp({ config: { rateLimit: 1, trustProxy: ['10.0.0.1'] } });
    expect(
      statuses([await post(behind, '10.0.0.1', headers), await post(behind, '10.0.0.1', other)]),
    ).toEqual([201, 201]);
    expect((await post(behind, '10.0.0.2', headers)).statusCode).toBe(201);
    expect((await post(behind, '10.0.0.2', other)).statusCode).toBe(429);
  });

  test('one hop of proxies means the last address only', async () => {
    const app = await startTestApp({ config: { rateLimit: 1, trustProxy: 1 } });
    const spoofed = (first: string) => ({ 'x-forwarded-for': `${first}, 198.51.100.1` });
    expect((await post(app, '10.0.0.1', spoofed('1.1.1.1'))).statusCode).toBe(201);
    expect((await post(app, '10.0.0.1', spoofed('2.2.2.2'))).statusCode).toBe(429);
  });

  test('a clock that was set back a day closes nothing', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    app.clock.now += 86_400_000;
    await post(app);
    expect((await post(app)).statusCode).toBe(429);
    app.clock.now -= 86_400_000;
    expect((await post(app)).statusCode).toBe(201);
    const refused = await post(app);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('what is refused is not written down each time', async () => {
    const app = await startTestApp({ config: { rateLimit: 1 } });
    for (let count = 0; count < 50; count += 1) await post(app);
    const rows = await app.services.store.selectFrom('rate_limits').select('used').execute();
    expect(rows).toEqual([{ used: 1 }]);
  });
});
