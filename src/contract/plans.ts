/** Pricing plans, each of which takes the place of those before it: specification, sections 3 and 9. */
export const PLAN_IDS = ['free-trial', 'starter', 'enterprise'] as const;

export type PlanId = (typeof PLAN_IDS)[number];

export function isPlanId(value: unknown): value is PlanId {
  return PLAN_IDS.some((id) => id === value);
}

/** Specification, section 9: a trial ends after so many days, or with its last onboarding. */
export const TRIAL_DAYS = 14;
export const TRIAL_ONBOARDINGS = 50;

// The Starter plan's published price, in US dollars, without VAT and without the setup fee.
export const STARTER_UNIT_PRICE_USD = 1.39;
export const STARTER_MINIMUM_USD = 149;
