import { expect, test } from 'vitest';
import { createJointCount, type Usage } from './joint-count';

/** A database that answers when it is told to. */
function makeDatabase() {
  let used = 0;
  const asked: { key: string; posts: number; now: number }[] = [];
  const answers: ((failure?: Error) => void)[] = [];
  const count = (key: string, posts: number, now: number): Promise<Usage> => {
    asked.push({ key, posts, now });
    return new Promise((resolve, reject) => {
      answers.push((failure) => {
        if (failure !== undefined) return reject(failure);
        used += posts;
        resolve({ start: 0, used });
      });
    });
  };
  return { asked, count, answers };
}

/** Until what needs no answer has been done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while a statement is under way is counted by one more, each post at its own place', async () => {
  const { asked, count, answers } = makeDatabase();
  const take = createJointCount(count);
  const first = take('a', 1);
  await settled();
  const others = [take('a', 2), take('a', 3), take('a', 4)];
  await settled();
  expect(asked).toEqual([{ key: 'a', posts: 1, now: 1 }]);
  answers[0]?.();
  expect(await first).toEqual({ start: 0, used: 1 });
  await settled();
  expect(asked[1]).toEqual({ key: 'a', posts: 3, now: 4 });
  answers[1]?.();
  expect((await Promise.all(others)).map(({ used }) => used)).toEqual([2, 3, 4]);
  expect(asked).toHaveLength(2);
});

test('one key does not wait for another', async () => {
  const { asked, count } = makeDatabase();
  const take = createJointCount(count);
  void take('a', 1);
  void take('b', 1);
  await settled();
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a statement that fails fails for its own posts alone', async () => {
  const { count, answers } = makeDatabase();
  const take = createJointCount(count);
  const failing = take('a', 1);
  await settled();
  const next = take('a', 2);
  answers[0]?.(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  await settled();
  answers[1]?.();
  expect(await next).toEqual({ start: 0, used: 1 });
});

test('nothing is waited for when the last statement has ended', async () => {
  const { asked, count, answers } = makeDatabase();
  const take = createJointCount(count);
  for (const now of [1, 2, 3]) {
    const taken = take('a', now);
    await settled();
    answers.at(-1)?.();
    expect(await taken).toEqual({ start: 0, used: now });
  }
  expect(asked.map(({ posts }) => posts)).toEqual([1, 1, 1]);
});
