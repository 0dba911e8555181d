import { expect, test } from 'vitest';
import { LINK_MINUTES } from '../../src/contract/retention';
import { serverSecretFrom } from '../security/server-secret';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { startTestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';
import { createResetLink, findLink, insertLink, useLink } from './one-time-link-repository';

const KEY = 'k'.repeat(43);
const SECRET = serverSecretFrom(KEY);
const PURPOSE = 'password-reset';

async function startWithAccount(store: Store) {
  const { server, clock } = await startTestApp({ store });
  await server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  const { id: accountId } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const make = async () => {
    const link = { accountId, purpose: PURPOSE, now: clock.now } as const;
    return String(await store.transaction().execute((tx) => insertLink(tx, SECRET, link)));
  };
  const shown = (token: string) => ({ token, purpose: PURPOSE, now: clock.now }) as const;
  return { accountId, clock, make, shown };
}

describeStores((database) => {
  test('a link is found until it is used, and used once, also by two at once', async () => {
    const store = await (await database()).open();
    const { accountId, make, shown } = await startWithAccount(store);
    const token = await make();
    expect(await findLink(store, SECRET, shown(token))).toBe(accountId);
    const uses = [1, 2, 3].map(() => store.transaction().execute((tx) => useLink(tx, SECRET, shown(token))));
    expect((await Promise.all(uses)).filter((used) => used !== undefined)).toEqual([accountId]);
    expect(await findLink(store, SECRET, shown(token))).toBeUndefined();
  });

  test('a link ends after its time, and with the next of its purpose', async () => {
    const store = await (await database()).open();
    const { accountId, clock, make, shown } = await startWithAccount(store);
    const first = await make();
    const second = await make();
    expect(await findLink(store, SECRET, shown(first))).toBeUndefined();
    expect(
      await findLink(store, SECRET, { ...shown(second), purpose: 'email-confirmation' }),
    ).toBeUndefined();
    clock.now += LINK_MINUTES * 60_000 - 1;
    expect(await findLink(store, SECRET, shown(second))).toBe(accountId);
    clock.now += 1;
    expect(await findLink(store, SECRET, shown(second))).toBeUndefined();
    expect(await useLink(store, SECRET, shown(second))).toBeUndefined();
  });

  test('a link of a clock that was ahead is dead, one of an instance that is ahead by little is not', async () => {
    const store = await (await database()).open();
    const { accountId, clock, make, shown } = await startWithAccount(store);
    clock.now += LINK_MINUTES * 60_000;
    const token = await make();
    clock.now -= LINK_MINUTES * 60_000;
    expect(await findLink(store, SECRET, shown(token))).toBe(accountId);
    clock.now -= 1;
    expect(await findLink(store, SECRET, shown(token))).toBeUndefined();
    expect(await useLink(store, SECRET, shown(token))).toBeUndefined();
  });

  test('of links made at once one is alive', async () => {
    const store = await (await database()).open();
    const { make, shown } = await startWithAccount(store);
    const tokens = await Promise.all([make(), make(), make()]);
    const found = await Promise.all(tokens.map((token) => findLink(store, SECRET, shown(token))));
    expect(found.filter((owner) => owner !== undefined)).toHaveLength(1);
  });

  test('a link outlives a change of the key, and is not kept as it is', async () => {
    const store = await (await database()).open();
    const { accountId, make, shown } = await startWithAccount(store);
    const token = await make();
    const dump = JSON.stringify(await store.selectFrom('one_time_links').selectAll().execute());
    expect(dump).toContain(accountId);
    expect(dump).not.toContain(token);
    const changed = serverSecretFrom('n'.repeat(43), KEY);
    expect(await findLink(store, changed, shown(token))).toBe(accountId);
    expect(await findLink(store, serverSecretFrom('n'.repeat(43)), shown(token))).toBeUndefined();
  });

  test('an operator can make one for whoever has an account', async () => {
    const store = await (await database()).open();
    const { accountId, clock, shown } = await startWithAccount(store);
    const make = (id: string) =>
      store.transaction().execute((tx) => createResetLink(tx, SECRET, id, clock.now));
    expect(await make('nobody')).toBeUndefined();
    const url = await make(accountId);
    const [, token = ''] = /\/reset-password#([\w-]{43})$/.exec(url ?? '') ?? [];
    expect(await findLink(store, SECRET, shown(token))).toBe(accountId);
  });
});
