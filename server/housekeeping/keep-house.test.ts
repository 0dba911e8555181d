import { expect, test } from 'vitest';
import { TRIAL_DAYS } from '../../src/contract/plans';
import { DAY_MS, LEAD_DAYS, QUARANTINED_DAYS } from '../../src/contract/retention';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { LEADS_BATCH } from './delete-old-leads';
import { keepHouse } from './keep-house';

const WEBHOOK = { url: new URL('http://127.0.0.1:9'), secret: Buffer.alloc(24), allowPrivate: true };
const CONFIG = testConfig({ webhook: WEBHOOK });

const post = ({ server }: TestApp, path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api${path}`, payload });

/** One lead of each kind, and one that a robot left. */
async function fill(app: TestApp): Promise<void> {
  await post(app, '/contact-sales', CONTACT_SALES);
  await post(app, '/contact-sales', { ...CONTACT_SALES, leave_blank: 'x' });
  await post(app, '/partner-applications', PARTNER_APPLICATION);
  await post(app, '/registrations', { ...SIGNUP, planId: 'free-trial' });
  await post(app, '/signup', { ...SIGNUP, email: 'b@example.com' });
}

async function leadsIn(store: Store): Promise<string[]> {
  const rows = await store.selectFrom('submissions').select(['kind', 'quarantined']).execute();
  return rows.map(({ kind, quarantined }) => (quarantined === 0 ? kind : 'quarantined')).sort();
}

const ALL = ['contact-sales', 'partner-application', 'registration', 'signup'];

describeStores((database) => {
  async function start() {
    const store = await (await database()).open();
    const app = await startTestApp({ store, config: { webhook: WEBHOOK } });
    await fill(app);
    return { store, begin: app.clock.now };
  }

  test('leads stay as long as the policy says, quarantined ones less, an account’s with the account', async () => {
    const { store, begin } = await start();
    await keepHouse(store, CONFIG, begin + QUARANTINED_DAYS * DAY_MS);
    expect(await leadsIn(store)).toEqual([...ALL, 'quarantined'].sort());
    await keepHouse(store, CONFIG, begin + QUARANTINED_DAYS * DAY_MS + 1);
    expect(await leadsIn(store)).toEqual(ALL);
    await keepHouse(store, CONFIG, begin + LEAD_DAYS * DAY_MS);
    expect(await leadsIn(store)).toEqual(ALL);
    await keepHouse(store, CONFIG, begin + LEAD_DAYS * DAY_MS + 1);
    expect(await leadsIn(store)).toEqual(['registration', 'signup']);
    expect(await store.selectFrom('accounts').select('id').execute()).toHaveLength(2);
    const owed = await store
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('kind')
      .execute();
    expect(await store.selectFrom('outbox').select('id').execute()).toHaveLength(owed.length);
    expect(owed.map(({ kind }) => kind)).not.toContain('contact-sales');
  });

  test('an operator may keep them for less', async () => {
    const { store, begin } = await start();
    const shorter = { ...CONFIG, keepLeadsDays: 2, keepQuarantinedDays: 3 };
    await keepHouse(store, shorter, begin + 2 * DAY_MS);
    expect(await leadsIn(store)).toHaveLength(5);
    await keepHouse(store, shorter, begin + 2 * DAY_MS + 1);
    expect(await leadsIn(store)).toEqual(['registration', 'signup']);
  });

  test('more than go at once all go', async () => {
    const { store, begin } = await start();
    const rows = Array.from({ length: 2 * LEADS_BATCH + 1 }, (_, index) => ({
      id: `0-${index}`,
      kind: 'contact-sales',
      reference: `R${index}`,
      created_at: 0,
      locale: 'en' as const,
      quarantined: index % 2,
      data: '{}',
    }));
    await store.insertInto('submissions').values(rows).execute();
    await keepHouse(store, CONFIG, begin);
    expect(await leadsIn(store)).toHaveLength(5);
  });

  test('links that ended go, and a trial’s end is written down', async () => {
    const { store, begin } = await start();
    const { id } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const link = { purpose: 'password-reset', account_id: id, expires_at: begin };
    await store
      .insertInto('one_time_links')
      .values({ ...link, token_hash: 'a' })
      .execute();
    await keepHouse(store, CONFIG, begin);
    expect(await store.selectFrom('one_time_links').selectAll().execute()).toHaveLength(1);
    await keepHouse(store, CONFIG, begin + TRIAL_DAYS * DAY_MS);
    expect(await store.selectFrom('one_time_links').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('registrations').select('status').execute()).toEqual([{ status: 'ended' }]);
    const events = store.selectFrom('messages').select('data').where('channel', '=', 'webhook-event');
    expect(await events.execute()).toHaveLength(1);
  });
});
