import { STARTER_PRICE } from '../../contract/plans';

/** Sums are made in cents: 1.39 × 108 is not 150.12 in binary fractions. */
const CENTS = 100;

/** One sign in both languages, that of the published price: `$`, where Thai would write `US$`. */
export const US_DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

export interface StarterEstimate {
  verifications: number;
  /** By the verification alone, in US dollars. */
  product: number;
  /** Never below the minimum, in US dollars. */
  estimate: number;
}

/**
 * What Starter comes to at its lowest published price, without setup fee and VAT.
 * @param verifications a whole number, not negative
 */
export function estimateStarter(verifications: number): StarterEstimate {
  const product = (verifications * Math.round(STARTER_PRICE.perVerificationUsd * CENTS)) / CENTS;
  return { verifications, product, estimate: Math.max(product, STARTER_PRICE.minimumUsd) };
}
