/** What a page may fetch ahead of any intent, in compressed bytes. */
const ALLOWANCE_BYTES = 30_000;

/** Kept for the page that would be fetched next: few are larger. */
const PAGE_BYTES = 9000;

/** What pages are made of. */
const AHEAD = /\/(?:_payload|assets\/chunks)\//;

function fetchedBytes(): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ name }) => AHEAD.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Says whether a page that is only seen may still be fetched; starts anew with each page. */
export function createAllowance() {
  let before = fetchedBytes();
  return {
    renew: () => {
      before = fetchedBytes();
    },
    isLeft: () => fetchedBytes() - before <= ALLOWANCE_BYTES - PAGE_BYTES,
  };
}
