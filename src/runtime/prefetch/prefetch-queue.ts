/** Specification, section 9: route preloads, up to 4 at once. */
export const MAX_PREFETCHES_AT_ONCE = 4;

/** @returns what asks for a page: each once, in order, and no more at a time than the limit */
export function createPrefetchQueue(
  preload: (pathname: string) => Promise<void>,
): (pathname: string) => void {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  async function run(pathname: string): Promise<void> {
    running += 1;
    try {
      await preload(pathname);
    } catch {
      // Fetched ahead in vain; the navigation itself will ask again, and knows what to do.
    }
    running -= 1;
    next();
  }

  function next(): void {
    const pathname = running < MAX_PREFETCHES_AT_ONCE ? waiting.shift() : undefined;
    if (pathname !== undefined) void run(pathname);
  }

  return (pathname) => {
    if (asked.has(pathname)) return;
    asked.add(pathname);
    waiting.push(pathname);
    next();
  };
}
