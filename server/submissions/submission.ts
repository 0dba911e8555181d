import type { Locale } from '../../src/contract/locales';

/** What the forms bring in, by form. */
export const SUBMISSION_KINDS = ['contact-sales', 'signup', 'registration', 'partner-application'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export interface Submission {
  id: string;
  kind: SubmissionKind;
  /** What a person can read out on the telephone. */
  reference: string;
  /** Epoch milliseconds. */
  createdAt: number;
  locale: Locale;
  /** Filled in the honeypot: kept, but not handed on. */
  quarantined: boolean;
  /** The validated fields; never a password. */
  data: Record<string, unknown>;
}
