import { expect, test } from 'vitest';
import { estimateStarter } from './starter-estimate';

test.each([
  [0, 0, 149],
  [107, 148.73, 149],
  [108, 150.12, 150.12],
  [1_000_000, 1_390_000, 1_390_000],
])('%d verifications: %d by the verification, %d in all', (verifications, product, estimate) => {
  expect(estimateStarter(verifications)).toEqual({ verifications, product, estimate });
});
