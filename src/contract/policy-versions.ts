/**
 * The days from which a policy's versions hold, the first one first. What is new in a version stands in the policy's
 * texts by its day: who changes what a policy says adds a line to both.
 */
export const POLICY_VERSIONS = {
  'privacy-policy': ['2026-11-22'],
  'cookies-policy': ['2026-11-22'],
  'terms-of-service': ['2026-11-22'],
} as const;
