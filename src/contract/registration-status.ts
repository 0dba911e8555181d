/** A free trial begins at once; a paid plan begins when sales has set it up. */
export const REGISTRATION_STATUSES = ['active', 'requested'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
