import { expect, it } from 'vitest';
import { rosetteOf } from './reference-rosette';

it('a reference has its own rosette, the same each time', () => {
  expect(rosetteOf('VS7K3Q90ABCD')).toEqual(rosetteOf('VS7K3Q90ABCD'));
  expect(rosetteOf('VS7K3Q90ABCD')).not.toEqual(rosetteOf('VS7K3Q90ABCE'));
});

it.each(['', 'V', 'ZZZZZZZZZZZZ'])('%j has one that closes', (reference) => {
  const { strand, turns } = rosetteOf(reference);
  expect(strand).toMatch(/^M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+){239}Z$/);
  expect(turns.length).toBeGreaterThan(11);
  expect(Math.max(...turns)).toBeLessThan(360);
});
