import * as v from 'valibot';

/** A challenge of altcha-lib's second version. */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('SHA-256'),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    /** Epoch seconds. */
    expiresAt: v.number(),
  }),
  signature: v.string(),
});
