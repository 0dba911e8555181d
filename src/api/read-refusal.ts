import type { Problem } from '../contract/answers';
import { PROBLEM_CODES } from '../contract/wire';

/** Null for anything that is not one of this API's problem documents. */
export function parseProblem(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null) return null;
  if (!('code' in body) || !PROBLEM_CODES.some((code) => code === body.code)) return null;
  return body as Problem;
}

/** `Retry-After` in seconds, from a number or a date; null when absent or unreadable. */
export function parseRetryAfter(value: unknown, now: number): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
