/** Enough for a flood from many networks; the one closed longest ago is forgotten, and asked of the database again. */
const MOST_KEYS = 10_000;

/** What is known to be used up, and until when, so that a flood of refused posts costs no writes. */
export function createClosedWindows(windowMs: number) {
  const ends = new Map<string, number>();
  return {
    close(key: string, end: number): void {
      ends.delete(key);
      ends.set(key, end);
      const [oldest] = ends.keys();
      if (ends.size > MOST_KEYS && oldest !== undefined) ends.delete(oldest);
    },
    /** Milliseconds until it opens; 0 when it is not known to be closed. */
    waitMs(key: string, now: number): number {
      const end = ends.get(key);
      if (end === undefined) return 0;
      const left = end - now;
      // Longer than a window: the clock was set back since.
      if (left > 0 && left <= windowMs) return left;
      ends.delete(key);
      return 0;
    },
  };
}
