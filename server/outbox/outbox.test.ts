import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/contract/retention';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startHangingServer } from '../testing/hanging-server';
import { startMailServer } from '../testing/mail-receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { startReceiver } from '../testing/webhook-receiver';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { submissionQueue } from './submission-queue';

const SECRET = Buffer.alloc(32, 7);

const post = ({ server }: TestApp, payload: object = CONTACT_SALES, path = '/api/contact-sales') =>
  server.inject({ method: 'POST', url: path, payload });

async function pending(store: Store): Promise<number> {
  return (await store.selectFrom('outbox').selectAll().execute()).length;
}

const look = (now: number) => ({ now, leaseMs: 90_000, most: 8, refused: false });

describeStores((database) => {
  test('a lead is handed on once, signed as Standard Webhooks ask', async () => {
    const { url, received } = await startReceiver();
    const store = await (await database()).open();
    const app = await startTestApp({
      store,
      config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    });
    const receipt = (await post(app)).json();
    await app.services.outbox.deliverDue();
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'contact-sales.created', data: receipt });
    expect(await pending(store)).toBe(0);
  });

  test('what was refused is sent again with the same id, later and later', async () => {
    const { url, received } = await startReceiver([500, 302, 404]);
    const store = await (await database()).open();
    const app = await startTestApp({
      store,
      config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    });
    await post(app);
    for (const wait of [0, 4_000, 2_000, 40_000, 200_000]) {
      app.clock.now += wait;
      await app.services.outbox.deliverDue();
    }
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await pending(store)).toBe(0);
  });

  test('what a dead process had claimed is due again after its lease', async () => {
    const { url, received } = await startReceiver();
    const store = await (await database()).open();
    const app = await startTestApp({
      store,
      config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    });
    await post(app);
    expect(await submissionQueue(store, 'webhook').claim(look(app.clock.now))).toHaveLength(1);
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(0);
    app.clock.now += 90_000;
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(1);
  });

  test.each([
    ['of a kind that a newer release has', { kind: 'callback' }, { type: 'callback.created' }],
    ['in a language that one has', { locale: 'ms' }, { data: { locale: 'ms' } }],
    ['that is damaged', { data: '{"name":' }, { data: { data: { unreadable: '{"name":' } } }],
  ])('a lead %s is handed on as it is kept, and holds back no other', async (_what, change, told) => {
    const { url, received } = await startReceiver();
    const store = await (await database()).open();
    const app = await startTestApp({
      store,
      config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    });
    const { id } = (await post(app)).json();
    await post(app);
    await store.updateTable('submissions').set(change).where('id', '=', id).execute();
    await app.services.outbox.deliverDue();
    const bodies = received.map(({ body }) => JSON.parse(body));
    expect(bodies).toHaveLength(2);
    expect(bodies.find(({ data }) => data.id === id)).toMatchObject(told);
  });

  test('two workers never claim the same', async () => {
    const place = await database();
    const store = await place.open();
    const other = place.sharable ? await place.open() : store;
    const webhook = { url: new URL('http://127.0.0.1:9/'), secret: SECRET, allowPrivate: true };
    const app = await startTestApp({ store, config: { webhook } });
    await Promise.all(Array.from({ length: 20 }, () => post(app)));
    const claims = [store, other, store, other].map((from) =>
      submissionQueue(from, 'webhook').claim(look(app.clock.now)),
    );
    const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(20);
  });
});

describe('handing on', () => {
  test.each([
    ['/api/signup', {}, []],
    ['/api/signup', { marketingConsent: true }, ['webhook', 'email']],
    ['/api/registrations', { planId: 'starter' }, ['webhook', 'email']],
  ])('%s with %j is owed to %j, and kept in any case', async (path, fields, channels) => {
    const webhook = { url: new URL('http://127.0.0.1:9/'), secret: SECRET, allowPrivate: true };
    const mail = { url: 'smtp://127.0.0.1:9', from: 'a@example.com', to: 'b@example.com' };
    const { server, services } = await startTestApp({ config: { webhook, mail } });
    await server.inject({ method: 'POST', url: path, payload: { ...SIGNUP, ...fields } });
    const owed = await services.store.selectFrom('outbox').select('channel').orderBy('id').execute();
    expect(owed.map(({ channel }) => channel).sort()).toEqual([...channels].sort());
    expect(await services.store.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  });

  test('quarantined leads stay here', async () => {
    const { url } = await startReceiver();
    const app = await startTestApp({ config: { webhook: { url, secret: SECRET, allowPrivate: true } } });
    await post(app, { ...CONTACT_SALES, leave_blank: 'x' });
    expect(await pending(app.services.store)).toBe(0);
  });

  test.each(['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://localhost:1/', 'http://169.254.169.254/'])(
    '%s is refused as private',
    async (address) => {
      const webhook = { url: new URL(address), secret: SECRET, allowPrivate: false };
      const app = await startTestApp({ config: { webhook } });
      await post(app);
      await app.services.outbox.deliverDue();
      const rows = await app.services.store.selectFrom('outbox').select('last_failure').execute();
      expect(rows).toEqual([{ last_failure: 'private-address' }]);
    },
  );

  test('a host that can’t be looked up is a failure like any other', async () => {
    // A label has 63 letters at most, so nobody is asked for it.
    const webhook = {
      url: new URL(`http://${'x'.repeat(64)}.example/`),
      secret: SECRET,
      allowPrivate: false,
    };
    const app = await startTestApp({ config: { webhook } });
    await post(app);
    await app.services.outbox.deliverDue();
    const rows = await app.services.store.selectFrom('outbox').select('last_failure').execute();
    expect(rows).toEqual([{ last_failure: 'ENOTFOUND' }]);
  });

  test('redirects are not followed', async () => {
    const { url, received } = await startReceiver([302]);
    const app = await startTestApp({ config: { webhook: { url, secret: SECRET, allowPrivate: true } } });
    await post(app);
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(1);
    const rows = await app.services.store.selectFrom('outbox').select('last_failure').execute();
    expect(rows).toEqual([{ last_failure: 'status-302' }]);
  });

  test('by e-mail, with the lead’s reference and an address to answer to', async () => {
    const { url, messages } = await startMailServer(1);
    const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
    const app = await startTestApp({ config: { mail } });
    const { reference } = (await post(app, PARTNER_APPLICATION, '/api/partner-applications')).json();
    await app.services.outbox.deliverDue();
    expect(messages).toHaveLength(0);
    app.clock.now += 10_000;
    await app.services.outbox.deliverDue();
    expect(messages).toHaveLength(1);
    const [message = ''] = messages;
    expect(message).toContain(`Subject: partner-application ${reference}`);
    expect(message).toContain('Reply-To: malee@example.com');
    expect(message).toContain('personal.mobile: +66812345678');
  });

  test('a receiver that never answers holds no e-mail', async () => {
    const { port, letGo } = await startHangingServer();
    const webhook = { url: new URL(`http://127.0.0.1:${port}/`), secret: SECRET, allowPrivate: true };
    const { url, messages } = await startMailServer();
    const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
    const app = await startTestApp({ config: { mail, webhook } });
    for (let lead = 0; lead < 8; lead += 1) await post(app);
    const delivering = app.services.outbox.deliverDue();
    // The receiver still holds all of them when the mails have gone and are settled.
    const owed = async () => {
      const rows = await app.services.store.selectFrom('outbox').select('channel').execute();
      return rows.map(({ channel }) => channel);
    };
    await vi.waitFor(async () => expect(await owed()).toEqual(Array.from({ length: 8 }, () => 'webhook')), {
      timeout: 30_000,
    });
    expect(messages).toHaveLength(8);
    letGo();
    await delivering;
  });

  test('a receiver that fails again and again is asked by one delivery at a time', async () => {
    const { url, received } = await startReceiver(Array.from({ length: 100 }, () => 500));
    const app = await startTestApp({ config: { webhook: { url, secret: SECRET, allowPrivate: true } } });
    for (let lead = 0; lead < 20; lead += 1) await post(app);
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(8);
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(8);
    app.clock.now += 15 * 60_000;
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(9);
  });

  test('a receiver that needs some seconds is delivered to again after it has failed', async () => {
    const begun: { ms: number; controller: AbortController }[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      begun.push({ ms, controller });
      return controller.signal;
    });
    const letSecondsPass = (): void => {
      for (const { ms, controller } of begun) if (ms < 19_000) controller.abort();
    };
    const { url } = await startReceiver(
      Array.from({ length: 8 }, () => 500),
      letSecondsPass,
    );
    const app = await startTestApp({ config: { webhook: { url, secret: SECRET, allowPrivate: true } } });
    for (let lead = 0; lead < 8; lead += 1) await post(app);
    await app.services.outbox.deliverDue();
    expect(await pending(app.services.store)).toBe(8);
    app.clock.now += 15 * 60_000;
    await app.services.outbox.deliverDue();
    expect(await pending(app.services.store)).toBe(7);
  });

  test('what a clock ahead has put off is due when the clock is set back', async () => {
    const { url, received } = await startReceiver([500]);
    const app = await startTestApp({ config: { webhook: { url, secret: SECRET, allowPrivate: true } } });
    app.clock.now += DAY_MS;
    await post(app);
    await app.services.outbox.deliverDue();
    app.clock.now -= DAY_MS;
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(2);
  });

  test('what waits for long is told, with its age', async () => {
    const { url } = await startReceiver(Array.from({ length: 9 }, () => 500));
    const lines: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const app = await startTestApp({
      logger,
      config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    });
    await post(app);
    app.clock.now += 90_000;
    await app.services.outbox.deliverDue();
    await app.services.outbox.deliverDue();
    const behind = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'handing on is behind');
    expect(behind).toMatchObject([{ channel: 'webhook', waiting: 1, oldestSeconds: 90, circuitOpen: false }]);
  });

  test('each channel on its own', async () => {
    const { url, received } = await startReceiver();
    const mail = { url: 'smtp://127.0.0.1:1', from: 'a@example.com', to: 'b@example.com' };
    const webhook = { url, secret: SECRET, allowPrivate: true };
    const app = await startTestApp({ config: { mail, webhook } });
    await post(app);
    await app.services.outbox.deliverDue();
    expect(received).toHaveLength(1);
    expect(await app.services.store.selectFrom('outbox').select('channel').execute()).toEqual([
      { channel: 'email' },
    ]);
  });
});
