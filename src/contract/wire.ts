/** Where the API's own routes are, and where a browser asks for them below the site's base, unless configured otherwise. */
export const API_BASE = '/api';

/** Paths below the API base. */
export const API_PATHS = {
  contactSales: '/contact-sales',
  signup: '/signup',
  login: '/login',
  logout: '/logout',
  me: '/me',
  myData: '/me/data',
  passwordResets: '/password-resets',
  emailConfirmations: '/email-confirmations',
  registrations: '/registrations',
  partnerApplications: '/partner-applications',
  ipCountry: '/ip-country',
  health: '/health',
  challenge: '/challenge',
  openapi: '/openapi.json',
} as const;

/**
 * Sent with every form post. The same key and body are answered alike and stored once; the same key with
 * another body is a 422. See draft-ietf-httpapi-idempotency-key-header.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A solved challenge (ALTCHA), in base64: with one, the limit of posts is wider. */
export const PROOF_HEADER = 'x-altcha';

/** What kind of failure a problem document reports; stable, unlike its title. */
export const PROBLEM_CODES = [
  'malformed',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'invalid-fields',
  'idempotency-key-reused',
  'too-many-requests',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A field that people can't see. A post that fills it in is stored apart, never dropped. */
export const HONEYPOT_FIELD = 'leave_blank';
