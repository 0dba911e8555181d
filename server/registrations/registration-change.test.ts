import { expect, test } from 'vitest';
import { TRIAL_DAYS, TRIAL_ONBOARDINGS } from '../../src/contract/plans';
import { DAY_MS } from '../../src/contract/retention';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';
import { endTrials, setOnboardings, setRegistrationStatus } from './registration-change';
import { registrationsOf } from './registration-repository';

async function register({ server, services }: TestApp, planId: string): Promise<string> {
  await server.inject({ method: 'POST', url: '/api/registrations', payload: { ...SIGNUP, planId } });
  const { id } = await services.store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  return id;
}

async function eventsOf(store: Store): Promise<unknown[]> {
  const rows = await store.selectFrom('messages').select(['channel', 'data']).orderBy('id').execute();
  return rows
    .filter(({ channel }) => channel === 'webhook-event')
    .map(({ data }) => {
      const event: { type: string; data: { previousStatus: string; status: string } } = JSON.parse(data);
      return [event.type, event.data.previousStatus, event.data.status];
    });
}

describeStores((database) => {
  test('a trial ends by its time, also before that was written down, and only once', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { clock, services } = app;
    const { store } = services;
    const accountId = await register(app, 'free-trial');
    const endsAt = new Date(clock.now + TRIAL_DAYS * DAY_MS).toISOString();
    const standing = () => registrationsOf(store, accountId, clock.now);
    clock.now += TRIAL_DAYS * DAY_MS - 1;
    expect(await standing()).toEqual([{ planId: 'free-trial', status: 'active', endsAt }]);
    await endTrials(store, { now: clock.now, webhook: true });
    expect(await eventsOf(store)).toEqual([]);
    clock.now += 1;
    expect(await standing()).toEqual([{ planId: 'free-trial', status: 'ended', endsAt }]);
    await endTrials(store, { now: clock.now, webhook: true });
    await endTrials(store, { now: clock.now, webhook: true });
    expect(await standing()).toEqual([{ planId: 'free-trial', status: 'ended', endsAt }]);
    expect(await eventsOf(store)).toEqual([['registration.changed', 'active', 'ended']]);
  });

  test('a trial ends by its last onboarding', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { clock, services } = app;
    const { store } = services;
    const accountId = await register(app, 'free-trial');
    const count = (used: number) =>
      store
        .transaction()
        .execute((tx) => setOnboardings(tx, { accountId, count: used, now: clock.now, webhook: true }));
    expect(await count(TRIAL_ONBOARDINGS - 1)).toEqual({ previousStatus: 'active', status: 'active' });
    clock.now += DAY_MS;
    expect(await count(TRIAL_ONBOARDINGS)).toEqual({ previousStatus: 'active', status: 'ended' });
    expect(await registrationsOf(store, accountId, clock.now)).toEqual([
      { planId: 'free-trial', status: 'ended', endsAt: new Date(clock.now).toISOString() },
    ]);
    expect(await eventsOf(store)).toEqual([['registration.changed', 'active', 'ended']]);
  });

  test('sales begins a paid plan, ends it, and may give a trial again', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { clock, services } = app;
    const { store } = services;
    const accountId = await register(app, 'starter');
    const set = (planId: 'free-trial' | 'starter', status: 'active' | 'ended') =>
      store
        .transaction()
        .execute((tx) =>
          setRegistrationStatus(tx, { accountId, planId, status, now: clock.now, webhook: true }),
        );
    const standing = () => registrationsOf(store, accountId, clock.now);
    expect(await standing()).toEqual([{ planId: 'starter', status: 'requested', endsAt: null }]);
    expect(await set('free-trial', 'active')).toBeUndefined();
    expect(await set('starter', 'active')).toEqual({ previousStatus: 'requested', status: 'active' });
    expect(await set('starter', 'active')).toEqual({ previousStatus: 'active', status: 'active' });
    expect(await standing()).toEqual([{ planId: 'starter', status: 'active', endsAt: null }]);
    clock.now += DAY_MS;
    await set('starter', 'ended');
    const ended = new Date(clock.now).toISOString();
    expect(await standing()).toEqual([{ planId: 'starter', status: 'ended', endsAt: ended }]);
    expect(await eventsOf(store)).toEqual([
      ['registration.changed', 'requested', 'active'],
      ['registration.changed', 'active', 'ended'],
    ]);
  });

  test('a trial that sales gives again has its whole time, though its end was never written down', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { clock, services } = app;
    const { store } = services;
    const accountId = await register(app, 'free-trial');
    clock.now += 2 * TRIAL_DAYS * DAY_MS;
    const again = {
      accountId,
      planId: 'free-trial',
      status: 'active',
      now: clock.now,
      webhook: true,
    } as const;
    const change = await store.transaction().execute((tx) => setRegistrationStatus(tx, again));
    expect(change).toEqual({ previousStatus: 'ended', status: 'active' });
    const endsAt = new Date(clock.now + TRIAL_DAYS * DAY_MS).toISOString();
    expect(await registrationsOf(store, accountId, clock.now)).toEqual([
      { planId: 'free-trial', status: 'active', endsAt },
    ]);
  });

  test('without a webhook nobody is owed a word', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const { clock, services } = app;
    const { store } = services;
    const accountId = await register(app, 'starter');
    const change = {
      accountId,
      planId: 'starter',
      status: 'active',
      now: clock.now,
      webhook: false,
    } as const;
    await store.transaction().execute((tx) => setRegistrationStatus(tx, change));
    expect(await store.selectFrom('messages').selectAll().execute()).toEqual([]);
  });
});
