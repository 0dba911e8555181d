import { expect, test } from 'vitest';
import { createClosedWindows } from './closed-windows';

test('is closed until its end, and then open', () => {
  const closed = createClosedWindows(60_000);
  closed.close('a', 100_000);
  expect([closed.waitMs('a', 70_000), closed.waitMs('b', 70_000)]).toEqual([30_000, 0]);
  expect([closed.waitMs('a', 100_000), closed.waitMs('a', 99_000)]).toEqual([0, 0]);
});

test('an end that no window could have is of another clock', () => {
  const closed = createClosedWindows(60_000);
  closed.close('a', 86_400_000);
  expect(closed.waitMs('a', 0)).toBe(0);
});

test('does not grow with the number of keys', () => {
  const closed = createClosedWindows(60_000);
  for (let key = 0; key <= 10_000; key += 1) closed.close(String(key), 60_000);
  expect([closed.waitMs('0', 0), closed.waitMs('10000', 0)]).toEqual([0, 60_000]);
});
