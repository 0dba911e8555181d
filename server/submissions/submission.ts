import * as v from 'valibot';
import { LOCALES } from '../../src/contract/locales';

/** What the forms bring in, by form. */
export const SUBMISSION_KINDS = ['contact-sales', 'signup', 'registration', 'partner-application'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const submissionSchema = v.object({
  id: v.string(),
  kind: v.picklist(SUBMISSION_KINDS),
  /** What a person can read out on the telephone. */
  reference: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
  locale: v.picklist(LOCALES),
  /** Filled in the honeypot: kept, but not handed on. */
  quarantined: v.boolean(),
  /** The validated fields; never a password. */
  data: v.record(v.string(), v.unknown()),
});

export type Submission = v.InferOutput<typeof submissionSchema>;
