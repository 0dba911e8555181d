/** Partner programme types: specification, section 1, in its order. */
export const PARTNER_TYPES = [
  'distributor',
  'oem-partner',
  'referral-partner',
  'reseller-partner',
  'other',
] as const;
