/** More networks than ever log in within a minute; the one seen longest ago is forgotten. */
const MOST_KEYS = 10_000;

/** So much for each key in a window of time, counted in this process: of what only this process has little. */
export function createBudget(most: number, windowMs: number) {
  const windows = new Map<string, { start: number; used: number }>();

  function windowOf(key: string, now: number): { start: number; used: number } {
    const known = windows.get(key);
    // A clock that was set back leaves windows in the future, which say nothing.
    const isOpen = known !== undefined && known.start <= now && now < known.start + windowMs;
    return isOpen ? known : { start: now, used: 0 };
  }

  /** @returns 0 where there is some, or the milliseconds until there is; takes none. */
  function waitMs(key: string, now: number): number {
    const { start, used } = windowOf(key, now);
    return used >= most ? start + windowMs - now : 0;
  }

  return {
    waitMs,
    /** @returns 0 and takes one, or the milliseconds until there is more. */
    take(key: string, now: number): number {
      const wait = waitMs(key, now);
      if (wait > 0) return wait;
      const window = windowOf(key, now);
      window.used += 1;
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      return 0;
    },
  };
}
