import { createBudget } from './budget';
import { LimitError } from './limit-error';
import { wideNetworkOf } from './network-of';

const WINDOW_MS = 60_000;
/** Nobody without JavaScript is shown more of them by one form than its posts, but an office has one address. */
const PAGES_A_POST = 3;
/** Ten networks at their limit: by default 10 pages a second, a quarter of the one thread. */
const NETWORKS_AT_LIMIT = 10;

/**
 * How many pages are rendered for browsers without JavaScript, whatever they are answers to: some 25 ms of the one
 * thread each, and a refused post costs whoever sends it nothing.
 * @param perMinute posts a minute of one form and network; 0 for no limit.
 */
export function createPageLimit(perMinute: number) {
  const ofNetworks = createBudget(perMinute * PAGES_A_POST, WINDOW_MS);
  const ofAll = createBudget(perMinute * PAGES_A_POST * NETWORKS_AT_LIMIT, WINDOW_MS);
  return {
    /** Counts one page. @throws LimitError 429 or 503 with the seconds until there is more. */
    take(address: string, now: number): void {
      if (perMinute === 0) return;
      const ownMs = ofNetworks.take(wideNetworkOf(address), now);
      if (ownMs > 0) throw new LimitError('pages', 'too-many-requests', ownMs);
      const waitMs = ofAll.take('all', now);
      if (waitMs > 0) throw new LimitError('pages', 'unavailable', waitMs);
    },
  };
}
