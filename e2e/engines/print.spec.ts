import { expect, test } from './support/test';

test('pricing prints', async ({ visitor, at, engineName }) => {
  test.skip(engineName === 'webkit', 'its driver prints nothing');
  await visitor.go(at('/pricing'));
  const document = await visitor.session.print();
  expect(document?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(document?.length).toBeGreaterThan(10_000);
});
