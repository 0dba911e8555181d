import { expect, test } from 'vitest';
import { createGate } from './gate';

const MINUTE_MS = 60_000;

function refusing(times: number) {
  const gate = createGate();
  for (let time = 0; time < times; time += 1) gate.refuse(0, false);
  return gate;
}

test('refusals hold back only what was refused before, which goes one at a time', () => {
  const gate = refusing(5);
  expect([gate.isOpen(), gate.allows(8, 0)]).toEqual([false, 8]);
  expect([gate.allowsRefused(8, 14_999), gate.allowsRefused(8, 15_000)]).toEqual([0, 1]);
  gate.refuse(15_000, true);
  expect([gate.allowsRefused(8, 44_999), gate.allowsRefused(8, 45_000)]).toEqual([0, 1]);
});

test('what is refused for the first time does not put that off again', () => {
  const gate = refusing(5);
  for (let now = 0; now <= 15_000; now += 1_000) gate.refuse(now, false);
  expect(gate.allowsRefused(8, 15_000)).toBe(1);
});

test('anything that is taken lets all through', () => {
  const gate = refusing(20);
  gate.succeed();
  expect([gate.allows(8, 0), gate.allowsRefused(8, 0)]).toEqual([8, 8]);
});

test('a channel that failed and refuses now is up again', () => {
  const gate = createGate();
  for (let time = 0; time < 9; time += 1) gate.fail(0);
  expect([gate.isOpen(), gate.allows(8, 0)]).toEqual([true, 0]);
  gate.refuse(5 * MINUTE_MS, false);
  expect([gate.isOpen(), gate.allows(8, 5 * MINUTE_MS)]).toEqual([false, 8]);
});
