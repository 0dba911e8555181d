import type { FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code';
import type { ProblemError } from './problem-error';

/** What may be logged of a failure: its class, its code and where it was thrown. */
export interface FailureRecord {
  type: string;
  /** Always empty: a driver puts values into its messages. */
  message: '';
  code: string;
  stack: string;
  cause?: FailureRecord;
  [key: string]: unknown;
}

const MOST_FRAMES = 6;

export function describeError(error: unknown): FailureRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: '', code: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const stack = frames
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim())
    .join('; ');
  const record: FailureRecord = { type: error.name, message: '', code: errorCode(error), stack };
  return error.cause === undefined ? record : { ...record, cause: describeError(error.cause) };
}

/** A line beside the request's own, for failures that an operator should see. */
export function logFailure(request: FastifyRequest, error: unknown, problem: ProblemError): void {
  if (problem.status < 500) return;
  const line = { failure: describeError(error) };
  if (problem.status === 503) request.log.warn(line, 'not available');
  else request.log.error(line, 'failed');
}
