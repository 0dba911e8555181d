import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../contract/plans';
import { COVERED, coveredBy, estimateStarter } from './starter-estimate';

test.each([
  [149, 1.39, 107],
  [149, 1.49, 100],
  [0, 1, 0],
])('a minimum of %d covers, at %d each, %d', (minimum, unitPrice, covered) => {
  expect(coveredBy(minimum, unitPrice)).toBe(covered);
});

test('up to what the minimum covers the estimate is the minimum, and above it the sum in whole cents', () => {
  expect(estimateStarter(0)).toEqual({ verifications: 0, product: 0, estimate: STARTER_MINIMUM_USD });
  expect(estimateStarter(COVERED).estimate).toBe(STARTER_MINIMUM_USD);
  fc.assert(
    fc.property(fc.integer({ min: COVERED + 1, max: 1_000_000 }), (verifications) => {
      const { product, estimate } = estimateStarter(verifications);
      expect(estimate).toBe(product);
      expect(Math.abs(product - verifications * STARTER_UNIT_PRICE_USD)).toBeLessThan(0.005);
      expect(product).toBe(Number(product.toFixed(2)));
    }),
  );
});
