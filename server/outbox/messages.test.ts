import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { setRegistrationStatus } from '../registrations/registration-change';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp } from '../testing/test-app';
import { startReceiver } from '../testing/webhook-receiver';
import { SIGNUP } from '../testing/wire-samples';
import { enqueueMessage, messageQueue } from './message-queue';
import { RefusalError } from './queue';

const SECRET = Buffer.alloc(32, 7);

/** With an account whose plan has been asked for, which the receiver was told. */
async function startWithPlan(store: Store, answers: number[] = []) {
  const { url, received } = await startReceiver(answers);
  const app = await startTestApp({
    store,
    config: { webhook: { url, secret: SECRET, allowPrivate: true } },
  });
  const payload = { ...SIGNUP, planId: 'starter' };
  await app.server.inject({ method: 'POST', url: '/api/registrations', payload });
  const { id: accountId } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const change = (status: 'active' | 'ended') =>
    store.transaction().execute((tx) =>
      setRegistrationStatus(tx, {
        accountId,
        planId: 'starter',
        status,
        now: app.clock.now,
        webhook: app.services.config.webhook !== undefined,
      }),
    );
  return { app, accountId, change, received };
}

const look = (now: number) => ({ now, leaseMs: 90_000, most: 8, refused: false });

describeStores((database) => {
  test('a change of a plan is posted, signed, with the same id until it is taken', async () => {
    const store = await (await database()).open();
    const { app, accountId, change, received } = await startWithPlan(store, [204, 500]);
    await app.services.outbox.deliverDue();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'registration.created' });
    await change('active');
    const changedAt = new Date(app.clock.now).toISOString();
    await app.services.outbox.deliverDue();
    app.clock.now += 10_000;
    await app.services.outbox.deliverDue();
    await app.services.outbox.deliverDue();
    const [, first, second, ...more] = received;
    expect([first?.headers['webhook-id'], more]).toEqual([second?.headers['webhook-id'], []]);
    const { id: registrationId } = await store
      .selectFrom('registrations')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(second?.body ?? '')).toEqual({
      type: 'registration.changed',
      timestamp: changedAt,
      data: { registrationId, accountId, planId: 'starter', status: 'active', previousStatus: 'requested' },
    });
    const { headers, body } = second ?? { headers: {}, body: '' };
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(await store.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('what a dead process had claimed is due again after its lease, and no two claim the same', async () => {
    const place = await database();
    const store = await place.open();
    const other = place.sharable ? await place.open() : store;
    const enqueue = { channel: 'link', accountId: 'a', data: {} } as const;
    for (let count = 0; count < 20; count += 1) await enqueueMessage(store, enqueue, 1_000);
    await enqueueMessage(store, { ...enqueue, channel: 'webhook-event' }, 1_000);
    const claims = [store, other, store, other].map((from) => messageQueue(from, 'link').claim(look(1_000)));
    const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    const queue = messageQueue(store, 'link');
    expect(await queue.claim(look(90_999))).toEqual([]);
    expect((await queue.claim({ ...look(91_000), most: 1 })).map(({ attempts }) => attempts)).toEqual([2]);
    expect(await queue.oldest(61_000)).toEqual({ waiting: 20, oldestMs: 60_000 });
  });

  test('what was refused is claimed by itself, and one alone is the one with the fewest tries', async () => {
    const store = await (await database()).open();
    const queue = messageQueue(store, 'link');
    const enqueue = (now: number) =>
      enqueueMessage(store, { channel: 'link', accountId: String(now), data: {} }, now);
    const claimed = async (changes: object) => {
      const items = await queue.claim({ ...look(10), ...changes });
      return items.map(({ accountId }) => accountId);
    };
    for (const now of [1, 2]) await enqueue(now);
    const [refused] = await queue.claim({ ...look(10), most: 1 });
    const [late] = await queue.claim({ ...look(10), most: 1 });
    await queue.postpone(refused?.id ?? '', 5, new RefusalError(450).code);
    await queue.postpone(late?.id ?? '', 6, 'ETIMEDOUT');
    await enqueue(7);
    expect(await claimed({ most: 1 })).toEqual(['7']);
    expect(await claimed({})).toEqual(['2']);
    expect(await claimed({ refused: true })).toEqual(['1']);
  });
});

test('what waits for long is told of every channel', async () => {
  const lines: string[] = [];
  const { url } = await startReceiver([500, 500]);
  const app = await startTestApp({
    config: { webhook: { url, secret: SECRET, allowPrivate: true } },
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const data = { type: 'registration.changed', data: {} };
  const message = { channel: 'webhook-event', accountId: 'a', data } as const;
  await enqueueMessage(app.services.store, message, app.clock.now);
  app.clock.now += 90_000;
  await app.services.outbox.deliverDue();
  const behind = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'handing on is behind');
  expect(behind).toMatchObject([{ channel: 'webhook-event', waiting: 1, oldestSeconds: 90 }]);
});
