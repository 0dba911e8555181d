/**
 * A free trial is `active` at once and `ended` by its time or its onboardings; a paid plan is `requested`, `active` once
 * sales has set it up, and `ended` when sales says so.
 */
export const REGISTRATION_STATUSES = ['requested', 'active', 'ended'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
