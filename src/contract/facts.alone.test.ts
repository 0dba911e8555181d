import { expect, it, vi } from 'vitest';
import { starterMinimum, starterUnitPrice } from './facts';

vi.mock('./plans', async (original) => ({
  ...(await original<typeof import('./plans')>()),
  STARTER_UNIT_PRICE_USD: 1.5,
  STARTER_MINIMUM_USD: 1200,
}));

it('writes a price as the estimator does', () => {
  expect([starterUnitPrice, starterMinimum]).toEqual(['$1.50', '$1,200']);
});
