/** More networks than ever log in within a minute; the one seen longest ago is forgotten. */
const MOST_KEYS = 10_000;

/** So much for each key in a window of time, counted in this process: of what only this process has little. */
export function createBudget(most: number, windowMs: number) {
  const windows = new Map<string, { start: number; used: number }>();
  return {
    /** @returns 0 and takes one, or the milliseconds until there is more. */
    take(key: string, now: number): number {
      const known = windows.get(key);
      // A clock that was set back leaves windows in the future, which say nothing.
      const isOpen = known !== undefined && known.start <= now && now < known.start + windowMs;
      const window = isOpen ? known : { start: now, used: 0 };
      if (window.used >= most) return window.start + windowMs - now;
      window.used += 1;
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      return 0;
    },
  };
}
