import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../contract/plans';

/** Sums are made in cents: binary fractions of a dollar don't add up. */
const CENTS = 100;

export interface StarterEstimate {
  verifications: number;
  /** By the verification alone, in US dollars. */
  product: number;
  /** Never below the minimum, in US dollars. */
  estimate: number;
}

const inCents = (dollars: number): number => Math.round(dollars * CENTS);

/** The most verifications that a minimum covers, in US dollars. */
export const coveredBy = (minimum: number, unitPrice: number): number =>
  Math.floor(inCents(minimum) / inCents(unitPrice));

/** The most that Starter's minimum covers. */
export const COVERED = /* @__PURE__ */ coveredBy(STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD);

/**
 * What Starter comes to at its lowest published price, without setup fee and VAT.
 * @param verifications a whole number, not negative
 */
export function estimateStarter(verifications: number): StarterEstimate {
  const product = (verifications * inCents(STARTER_UNIT_PRICE_USD)) / CENTS;
  return { verifications, product, estimate: Math.max(product, STARTER_MINIMUM_USD) };
}
