import type { FieldProblem } from '../contract/answers';
import { isRecord } from '../contract/is-record';
import { PROBLEM_CODES } from '../contract/wire';
import type { Refusal } from './api-error';

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['code'] === 'string';

/** Null for anything that is not one of this API's problem documents. */
export function parseProblem(body: unknown): Refusal | null {
  if (!isRecord(body)) return null;
  const { errors } = body;
  const code = PROBLEM_CODES.find((known) => known === body['code']);
  return code ? { code, errors: Array.isArray(errors) ? errors.filter(isFieldProblem) : [] } : null;
}

/** `Retry-After` in seconds, from a number or a date; null when absent or unreadable. */
export function parseRetryAfter(value: unknown, now: number): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
