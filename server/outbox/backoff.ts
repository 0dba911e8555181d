const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits between tries; the last one repeats for ever, because a lead is never given up. */
const WAITS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
];

/** Nothing is put off for longer, its spread included. */
export const LONGEST_BACKOFF_MS = 7 * HOUR_MS;

/**
 * Milliseconds until the next try.
 * @param random 0 to 1; spreads the tries by a fifth, so that not all come back at once.
 */
export function backoffMs(attempts: number, random: number): number {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 5 * SECOND_MS;
  return Math.round(wait * (0.9 + random * 0.2));
}
