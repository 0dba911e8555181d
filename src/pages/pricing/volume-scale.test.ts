import { expect, it } from 'vitest';
import { LAST_STEP, placeOf, stepOf, volumeAt } from './volume-scale';

const steps = Array.from({ length: LAST_STEP + 1 }, (_, step) => step);

it('every step is a number of its own, larger than the one before', () => {
  const volumes = steps.map(volumeAt);
  expect(volumes.slice(0, 5)).toEqual([10, 11, 12, 13, 15]);
  expect(volumes.at(-1)).toBe(10_000);
  expect(volumes.every((volume, step) => step === 0 || volume > (volumes[step - 1] ?? 0))).toBe(true);
});

it('a step is found again by its number', () => {
  expect(steps.map(volumeAt).map(stepOf)).toEqual(steps);
});

it('what is off the ruler stands at its end', () => {
  expect([0, 10, 100, 1000, 10_000, 1_000_000].map(placeOf)).toEqual([0, 0, 1 / 3, 2 / 3, 1, 1]);
});
