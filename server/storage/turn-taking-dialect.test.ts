import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { testConfig } from '../testing/test-config';
import { openStore } from './open-store';

test('many statements that wait for each other let others have their turn', async () => {
  const store = await openStore(testConfig({ dataDir: temporaryFolder() }));
  let ended = 0;
  const statements = Array.from({ length: 5_000 }, async (_, index) => {
    await store
      .insertInto('settings')
      .values({ name: `n${index}`, value: 'x' })
      .execute();
    ended += 1;
  });
  // What a page waits for: the next round of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  const before = ended;
  await Promise.all(statements);
  await store.destroy();
  expect(before).toBeLessThan(2_500);
});
