import { ProblemError } from '../http/problem-error';

/** What may be used up: the metrics count by these names. */
export const LIMITS = ['posts', 'bodies', 'hashing', 'pages', 'log-in'] as const;

export type Limit = (typeof LIMITS)[number];

/** Refused because a limit is used up, and when there is more. */
export class LimitError extends ProblemError {
  readonly limit: Limit;

  /** @param code 429 where whoever asks has used it up, 503 where all together have. */
  constructor(limit: Limit, code: 'too-many-requests' | 'unavailable', waitMs: number) {
    super(code, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    this.limit = limit;
  }
}
