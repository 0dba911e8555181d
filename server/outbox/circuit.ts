/** So many tries in a row that the other side did not take. */
const OPENS_AFTER = 5;
/** Waits between the tries of one delivery alone, while all others are kept back. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Keeps a channel's deliveries back while its receiver fails, so that they neither wait for its time-out one after
 * the other nor use up their early tries. One goes at a time then, to see whether it takes again.
 */
export function createCircuit() {
  let failures = 0;
  let waitMs = FIRST_WAIT_MS;
  let closedUntil = 0;
  return {
    isOpen: (): boolean => failures >= OPENS_AFTER,
    /** How many deliveries may go now, of so many at most. */
    allows(most: number, now: number): number {
      if (failures < OPENS_AFTER) return most;
      // Further ahead than any wait: the clock was set back since.
      return now >= closedUntil || closedUntil > now + LONGEST_WAIT_MS ? 1 : 0;
    },
    succeed(): void {
      failures = 0;
      waitMs = FIRST_WAIT_MS;
    },
    fail(now: number): void {
      failures += 1;
      if (failures < OPENS_AFTER) return;
      closedUntil = now + waitMs;
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    },
  };
}
