import type { FieldProblem, Problem } from '../contract/answers';

export const NO_CONTENT = 204;
export const UNAUTHORIZED = 401;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const TOO_MANY_REQUESTS = 429;

/** What can go wrong with a call: specification, section 8; or the code that makes it can't be had. */
export type ApiErrorKind = 'not-loaded' | 'network' | 'aborted' | 'timeout' | 'status';

/** What the browser reads of a problem document. */
export type Refusal = Pick<Problem, 'code' | 'errors'>;

interface ApiErrorDetails {
  status?: number | undefined;
  problem?: Refusal | null | undefined;
  /** From `Retry-After`, in seconds. */
  retryAfterS?: number | null | undefined;
}

/** The one error that src/api throws. It carries no text for visitors: the view has that, in their language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly problem: Refusal | null;
  readonly retryAfterS: number | null;

  constructor(kind: ApiErrorKind, { status, problem, retryAfterS }: ApiErrorDetails = {}) {
    super(status === undefined ? kind : `${kind} ${status}`);
    this.kind = kind;
    this.status = status ?? null;
    this.problem = problem ?? null;
    this.retryAfterS = retryAfterS ?? null;
  }

  /** Nothing is wrong with what was sent: the same, sent again later, may well be taken. */
  get isTemporary(): boolean {
    return this.kind !== 'status' || this.status === TOO_MANY_REQUESTS || (this.status ?? 0) >= 500;
  }

  get fieldProblems(): FieldProblem[] {
    return this.problem?.errors ?? [];
  }
}
