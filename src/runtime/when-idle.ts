/** A page that is never idle must still get its behaviours. */
const IDLE_LIMIT_MS = 2000;

/** Where the browser can't tell (Safari before 27): long enough for the first paint and hydration. */
const ASSUMED_IDLE_MS = 200;

/** Runs once the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_LIMIT_MS });
  else setTimeout(task, ASSUMED_IDLE_MS);
}
