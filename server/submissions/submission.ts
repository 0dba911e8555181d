import * as v from 'valibot';

/** What the forms bring in, by form. */
export const SUBMISSION_KINDS = ['contact-sales', 'signup', 'registration', 'partner-application'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const submissionSchema = v.object({
  id: v.string(),
  /** One of those above, or of a newer release that was taken back. */
  kind: v.string(),
  /** What a person can read out on the telephone. */
  reference: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
  locale: v.string(),
  /** Filled in the honeypot: kept, but not handed on. */
  quarantined: v.boolean(),
  /** The validated fields; never a password. */
  data: v.record(v.string(), v.unknown()),
});

export type Submission = v.InferOutput<typeof submissionSchema>;
