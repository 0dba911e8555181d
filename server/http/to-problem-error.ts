import { StoreUnavailableError } from '../storage/store';
import { ProblemError } from './problem-error';

/** A restart of the database takes about this long. */
const STORE_RETRY_SECONDS = 2;

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Gives each thrown thing its answer; what is not known is a 500 that says nothing about itself. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreUnavailableError) {
    return new ProblemError('unavailable', { retryAfterSeconds: STORE_RETRY_SECONDS });
  }
  const status = statusOf(error);
  if (status === 413) return new ProblemError('too-large');
  if (status === 415) return new ProblemError('unsupported-media-type');
  return new ProblemError(status >= 400 && status < 500 ? 'malformed' : 'internal');
}
