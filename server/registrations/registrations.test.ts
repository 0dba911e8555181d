import { describe, expect, test } from 'vitest';
import enForms from '../../locales/en/forms.json';
import type { PlanId } from '../../src/contract/plans';
import { DAY_MS } from '../../src/contract/retention';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';
import { setRegistrationStatus } from './registration-change';

const ascending = (a: number, b: number): number => a - b;

const post = ({ server }: TestApp, payload: object, headers = {}) =>
  server.inject({ method: 'POST', url: '/api/registrations', payload, headers });

async function signUp({ server }: TestApp): Promise<Record<string, string>> {
  const answer = await server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  return { authorization: `Bearer ${String(answer.json().token)}` };
}

async function count({ services }: TestApp): Promise<number[]> {
  const { store } = services;
  const registrations = await store.selectFrom('registrations').selectAll().execute();
  const submissions = await store.selectFrom('submissions').select('kind').execute();
  return [registrations.length, submissions.filter(({ kind }) => kind === 'registration').length];
}

async function end({ services, clock }: TestApp, planId: PlanId): Promise<void> {
  const { id: accountId } = await services.store
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow();
  const ended = { accountId, planId, status: 'ended', now: clock.now, webhook: false } as const;
  await services.store.transaction().execute((tx) => setRegistrationStatus(tx, ended));
}

test('who typed the fields of an account makes one, whatever token their browser still has', async () => {
  const app = await startTestApp();
  const bearer = await signUp(app);
  const fields = { ...SIGNUP, email: 'new@example.com', planId: 'starter' };
  const answer = await post(app, fields, bearer);
  expect([answer.statusCode, answer.json().account.email]).toEqual([201, fields.email]);
  expect((await post(app, { ...fields, email: '' }, bearer)).statusCode).toBe(422);
});

describeStores((database) => {
  test('two at once make one registration', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const bearer = await signUp(app);
    const answers = await Promise.all([1, 2, 3].map(() => post(app, { planId: 'starter' }, bearer)));
    expect(answers.map(({ statusCode }) => statusCode).sort(ascending)).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'conflict',
      errors: [{ field: 'planId', code: 'plan-held' }],
    });
    expect(await count(app)).toEqual([1, 1]);
  });

  test('one that is sent again with its key is answered as the first', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const headers = { ...(await signUp(app)), 'idempotency-key': 'k' };
    const answers = await Promise.all([1, 2].map(() => post(app, { planId: 'starter' }, headers)));
    const later = await post(app, { planId: 'starter' }, headers);
    expect([...answers, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await count(app)).toEqual([1, 1]);
  });

  test('somebody new is logged in with it', async () => {
    const app = await startTestApp({ store: await (await database()).open() });
    const answer = await post(app, { ...SIGNUP, planId: 'free-trial', marketingConsent: true });
    const { token, account, ...registration } = answer.json();
    const endsAt = new Date(app.clock.now + 14 * DAY_MS).toISOString();
    expect(registration).toEqual({ planId: 'free-trial', status: 'active' });
    expect(account).toEqual({
      email: SIGNUP.email,
      firstName: SIGNUP.firstName,
      lastName: SIGNUP.lastName,
      plan: 'free-trial',
      registrations: [{ planId: 'free-trial', status: 'active', endsAt }],
      emailConfirmed: false,
      marketingConsent: true,
    });
    const me = await app.server.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.json()).toEqual({ account });
  });
});

describe('a registration', () => {
  test.each<[held: PlanId, wanted: PlanId, status: number]>([
    ['free-trial', 'starter', 201],
    ['free-trial', 'enterprise', 201],
    ['starter', 'free-trial', 409],
    ['starter', 'starter', 409],
    ['starter', 'enterprise', 201],
    ['enterprise', 'starter', 409],
    ['enterprise', 'free-trial', 409],
  ])('beside %s, for %s: %d', async (held, wanted, status) => {
    const app = await startTestApp();
    const bearer = await signUp(app);
    await post(app, { planId: held }, bearer);
    const answer = await post(app, { planId: wanted }, bearer);
    expect(answer.statusCode).toBe(status);
    expect(await count(app)).toEqual(status === 201 ? [2, 2] : [1, 1]);
    const me = await app.server.inject({ url: '/api/me', headers: bearer });
    expect(me.json().account.plan).toBe(status === 201 ? wanted : held);
  });

  test('for a paid plan that has ended makes another', async () => {
    const app = await startTestApp();
    const bearer = await signUp(app);
    await post(app, { planId: 'starter' }, bearer);
    await end(app, 'starter');
    expect((await post(app, { planId: 'starter' }, bearer)).json()).toEqual({
      planId: 'starter',
      status: 'requested',
    });
    expect(await count(app)).toEqual([2, 2]);
  });

  test('for a trial that has ended is refused, with why', async () => {
    const app = await startTestApp();
    const token = String((await post(app, { ...SIGNUP, planId: 'free-trial' })).json().token);
    app.clock.now += 6 * DAY_MS;
    const bearer = { authorization: `Bearer ${token}` };
    await app.server.inject({ url: '/api/me', headers: bearer });
    await end(app, 'free-trial');
    const answer = await post(app, { planId: 'free-trial' }, bearer);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ field: 'planId', code: 'trial-used' }],
    ]);
  });

  test('that is refused to a browser’s form says why on its page', async () => {
    const app = await startTestApp();
    const bearer = await signUp(app);
    await post(app, { planId: 'starter' }, bearer);
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/registrations',
      headers: { ...bearer, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'planId=starter',
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(enForms.error['plan-held']);
  });
});
