import { expect, test } from 'vitest';
import { backoffMs } from './backoff';

test('waits grow from seconds to hours and never end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => backoffMs(attempts, 0.5));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBe(5_000);
  expect(waits.at(-1)).toBe(6 * 60 * 60 * 1000);
});

test('are spread by a tenth either way', () => {
  expect([backoffMs(1, 0), backoffMs(1, 1)]).toEqual([4_500, 5_500]);
});
