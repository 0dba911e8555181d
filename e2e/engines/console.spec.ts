import { expect, test } from './support/test';

test.use({ expectedProblems: /on purpose/ });

test('what goes wrong in a page is seen, so that it fails every other test', async ({ visitor, at }) => {
  await visitor.go(at('/faq'));
  await visitor.evaluate(() => {
    console.error('written on purpose');
    console.warn('warned on purpose');
    queueMicrotask(() => {
      throw new Error('thrown on purpose');
    });
    void Promise.reject(new Error('rejected on purpose'));
  });
  for (const word of ['written', 'warned', 'thrown', 'rejected']) {
    await expect.poll(() => visitor.session.problems().join('\n')).toContain(`${word} on purpose`);
  }
});
