import { expect, test } from 'vitest';
import { createBudget } from './budget';

test('is used up, and there again when its window has ended', () => {
  const budget = createBudget(2, 60_000);
  expect([budget.take('a', 1_000), budget.take('a', 2_000), budget.take('a', 3_000)]).toEqual([0, 0, 58_000]);
  expect(budget.take('b', 3_000)).toBe(0);
  expect(budget.take('a', 61_000)).toBe(0);
});

test('a clock that was set back closes nothing', () => {
  const budget = createBudget(1, 60_000);
  budget.take('a', 86_400_000);
  expect(budget.take('a', 0)).toBe(0);
});

test('does not grow with the number of keys', () => {
  const budget = createBudget(1, 60_000);
  for (let key = 0; key <= 10_000; key += 1) budget.take(String(key), 0);
  expect(budget.take('0', 0)).toBe(0);
  expect(budget.take('10000', 0)).toBe(60_000);
});
