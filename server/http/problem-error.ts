import { SITE_CODES } from '../../src/config/site-codes';
import type { FieldProblem, Problem } from '../../src/contract/answers';
import type { ProblemCode } from '../../src/contract/wire';

/** Short titles for developers; visitors read the words that the site has for the code. */
const PROBLEMS: Record<ProblemCode, { status: number; title: string }> = {
  malformed: { status: 400, title: 'The request could not be read' },
  unauthorized: { status: 401, title: 'Not logged in, or wrong credentials' },
  forbidden: { status: 403, title: 'This form may not be posted from another site' },
  'not-found': { status: 404, title: 'Nothing is here' },
  'method-not-allowed': { status: 405, title: 'This method is not answered here' },
  conflict: { status: 409, title: 'It exists already' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This content type or charset is not taken' },
  'invalid-fields': { status: 422, title: 'Some fields need mending' },
  'idempotency-key-reused': { status: 422, title: 'The idempotency key was used with another body' },
  'too-many-requests': { status: 429, title: 'Too many requests; try again later' },
  unavailable: { status: 503, title: 'Not available now; try again later' },
  internal: { status: 500, title: 'The server failed' },
};

export interface ProblemDetails {
  errors?: FieldProblem[];
  /** Whole seconds after which another try makes sense. */
  retryAfterSeconds?: number;
  /** The methods that are answered, for `Allow`. */
  allow?: string;
}

/** A refusal with a known code; whatever throws it also rolls back its transaction. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** The body of the answer: RFC 9457. */
  toProblem(): Problem {
    const { status, title } = PROBLEMS[this.code];
    const { errors } = this.details;
    const problem: Problem = {
      type: `urn:${SITE_CODES.slug}:problem:${this.code}`,
      title,
      status,
      code: this.code,
    };
    return errors === undefined ? problem : { ...problem, errors };
  }
}
