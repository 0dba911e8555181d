/** Specification, section 9: route preloads, up to 4 at once. */
export const MAX_PREFETCHES_AT_ONCE = 4;

/**
 * @returns what asks for a page: each once but after a failure, in order, and no more at a time than the limit; resolves
 * when it is done
 */
export function createPrefetchQueue(
  preload: (pathname: string) => Promise<void>,
): (pathname: string) => Promise<void> {
  const asked = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(pathname: string): Promise<void> {
    if (running < MAX_PREFETCHES_AT_ONCE) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await preload(pathname);
    } catch {
      // In vain: a pointer on its link may ask again. The navigation itself does, and knows what to do.
      asked.delete(pathname);
    }
    const next = waiting.shift();
    // The one that waits takes this one's place.
    if (next) next();
    else running -= 1;
  }

  return (pathname) => {
    const request = asked.get(pathname) ?? run(pathname);
    asked.set(pathname, request);
    return request;
  };
}
