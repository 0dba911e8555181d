import { expect, test } from 'vitest';
import { describeStores } from '../testing/describe-stores';
import { insertTogether, isTaken } from './insert-together';
import type { Store } from './store';

const setting = (store: Store, name: string) =>
  store.insertInto('settings').values({ name, value: `of ${name}` });
const proof = (store: Store, hash: string) =>
  store.insertInto('spent_proofs').values({ proof_hash: hash, expires_at: 1 });

async function contents(store: Store): Promise<string[]> {
  const settings = await store.selectFrom('settings').select('value').orderBy('value').execute();
  const proofs = await store.selectFrom('spent_proofs').select('proof_hash').orderBy('proof_hash').execute();
  return [...settings.map(({ value }) => value), ...proofs.map(({ proof_hash: hash }) => hash)];
}

describeStores((database) => {
  test('rows of several tables are stored together, and one alone', async () => {
    const store = await (await database()).open();
    await insertTogether(store, [setting(store, 'a'), proof(store, 'p'), setting(store, 'b')]);
    await insertTogether(store, [setting(store, 'c')]);
    expect(await contents(store)).toEqual(['of a', 'of b', 'of c', 'p']);
  });

  test.each([
    ['the last', ['new', 'taken']],
    ['the first', ['taken', 'new']],
  ])('none is stored where %s is there already', async (_which, names) => {
    const store = await (await database()).open();
    await insertTogether(store, [setting(store, 'taken')]);
    const [first = '', last = ''] = names;
    const failure: unknown = await insertTogether(store, [
      setting(store, first),
      proof(store, 'p'),
      setting(store, last),
    ]).catch((error: unknown) => error);
    expect(isTaken(failure)).toBe(true);
    expect(await contents(store)).toEqual(['of taken']);
    await insertTogether(store, [setting(store, 'next')]);
    expect(await contents(store)).toEqual(['of next', 'of taken']);
  });

  test('of many at once with the same row one is stored', async () => {
    const store = await (await database()).open();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        insertTogether(store, [proof(store, `p${index}`), setting(store, 'same')]),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.every((result) => result.status === 'fulfilled' || isTaken(result.reason))).toBe(true);
    expect(await contents(store)).toEqual(['of same', expect.stringMatching(/^p\d+$/)]);
  });
});

test.each([new Error('other'), undefined, Object.assign(new Error('full'), { code: 'SQLITE_FULL' })])(
  'what failed otherwise is not taken: %s',
  (failure) => {
    expect(isTaken(failure)).toBe(false);
  },
);
