import { expect, onTestFinished, test, vi } from 'vitest';
import { ProblemError } from '../http/problem-error';
import { createGate } from './gate';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { ends, work };
}

const refusal = (error: unknown): unknown => error instanceof ProblemError && [error.status, error.details];

test('so many at once, the others in the order they came', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2, waitingPerKey: 2, pauseMs: 0 });
  const { ends, work } = heldWork();
  const done: string[] = [];
  const all = ['a', 'b', 'c', 'd'].map((key) => gate.run(key, work).then(() => done.push(key)));
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.();
    await all[index];
  }
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('more than may wait are refused, and told when to come back', async () => {
  const gate = createGate({ atOnce: 1, waiting: 2, waitingPerKey: 1, pauseMs: 0 });
  const { ends, work } = heldWork();
  const first = gate.run('a', work);
  const second = gate.run('a', work);
  const own = await gate.run('a', work).catch(refusal);
  const third = gate.run('b', work);
  const other = await gate.run('c', work).catch(refusal);
  expect([own, other]).toEqual([
    [503, { retryAfterSeconds: 2 }],
    [503, { retryAfterSeconds: 2 }],
  ]);
  for (const [index, one] of [first, second, third].entries()) {
    ends[index]?.();
    await one;
  }
});

test('work that fails gives its place back', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0, waitingPerKey: 0, pauseMs: 0 });
  await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.run('a', async () => 'yes')).resolves.toBe('yes');
});

test('a refusal is held back, and keeps nobody else', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gate = createGate({ atOnce: 1, waiting: 1, waitingPerKey: 1, pauseMs: 250 });
  const { ends, work } = heldWork();
  const first = gate.run('a', work);
  const second = gate.run('b', work);
  const refused = vi.fn();
  const third = gate.run('c', work).catch(refused);
  await vi.advanceTimersByTimeAsync(249);
  expect(refused).not.toHaveBeenCalled();
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(1);
  await third;
  expect(refused).toHaveBeenCalledOnce();
  ends[1]?.();
  await second;
});
