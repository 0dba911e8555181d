import * as v from 'valibot';
import { PLAN_IDS } from './plans';
import { REGISTRATION_STATUSES } from './registration-status';
import { FIELD_ERRORS } from './text-rules';
import { PROBLEM_CODES } from './wire';

/** What the API answers, as rules: the server describes itself with them, and a client can check with them. */

export const registrationSchema = v.object({
  planId: v.picklist(PLAN_IDS),
  status: v.picklist(REGISTRATION_STATUSES),
  /** When it ends or has ended, in ISO 8601; null for a plan that has no end yet. */
  endsAt: v.nullable(v.string()),
});

/**
 * What came after the first release has a fallback, and so has what will come: an answer that is kept for its repeat may
 * be of a release that did not tell it.
 */
export const accountSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** The plan registered for last, whatever became of it. */
  plan: v.nullable(v.picklist(PLAN_IDS)),
  /** The last registration for each plan, in the order of the plans. */
  registrations: v.fallback(v.array(registrationSchema), []),
  /** Whether a link that was sent to the address has been followed. */
  emailConfirmed: v.fallback(v.boolean(), false),
  /** Whether news may be sent. */
  marketingConsent: v.fallback(v.boolean(), false),
});

export const sessionAnswerSchema = v.object({ token: v.string(), account: accountSchema });

export const meAnswerSchema = v.object({ account: accountSchema });

export const receiptSchema = v.object({ id: v.string(), reference: v.string() });

/** With `token` and `account` where the account was made with it. */
export const registrationAnswerSchema = v.object({
  planId: v.picklist(PLAN_IDS),
  status: v.picklist(REGISTRATION_STATUSES),
  token: v.optional(v.string()),
  account: v.optional(accountSchema),
});

/** To what is done and has nothing to tell. */
export const doneAnswerSchema = v.object({});

/** All that is kept of an account, for its owner to take along; what stands in it grows with what is kept. */
export const myDataSchema = v.record(v.string(), v.unknown());

/** To whoever asks for a link by e-mail, known or not: whether this site can send mail at all. */
export const linkAnswerSchema = v.object({ mail: v.boolean() });

export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(PROBLEM_CODES),
  errors: v.optional(v.array(v.object({ field: v.string(), code: v.picklist(FIELD_ERRORS) }))),
});

/** What an account tells of itself. */
export type Account = v.InferOutput<typeof accountSchema>;

export type AccountRegistration = v.InferOutput<typeof registrationSchema>;

/** To a stored contact-sales or partner-application post. `reference` is what a person can read out. */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Whether the site can send mail at all, not whether it has. */
export type LinkAnswer = v.InferOutput<typeof linkAnswerSchema>;

/** `application/problem+json` (RFC 9457) as this API sends it. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** A refused field: its name as posted (`company.website` for a nested one) and why. */
export type FieldProblem = NonNullable<Problem['errors']>[number];
