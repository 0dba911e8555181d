import { DAY_MS, KNOWN_NETWORK_DAYS } from '../../src/contract/retention';
import { GUARD_WINDOW_MS } from '../accounts/login-guard-repository';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../accounts/session-repository';
import { IDEMPOTENCY_RETENTION_MS } from '../idempotency/idempotency';
import type { Store } from '../storage/store';

/** A network that an account was used from counts as its owner's for this long. */
const KNOWN_ADDRESS_MS = KNOWN_NETWORK_DAYS * DAY_MS;
/** A closed window of the rate limit says nothing any more. */
const RATE_LIMIT_MS = 2 * 60 * 1000;

/** Deletes what has no use any more; never a submission or an account. */
export async function deleteExpired(store: Store, now: number): Promise<void> {
  const deletions = [
    store.deleteFrom('idempotency_keys').where('created_at', '<', now - IDEMPOTENCY_RETENTION_MS),
    store.deleteFrom('rate_limits').where('window_start', '<', now - RATE_LIMIT_MS),
    store.deleteFrom('spent_proofs').where('expires_at', '<', now),
    store.deleteFrom('sessions').where('used_at', '<', now - SESSION_IDLE_MS),
    store.deleteFrom('sessions').where('created_at', '<', now - SESSION_ABSOLUTE_MS),
    store
      .deleteFrom('login_guards')
      .where('window_start', '<', now - GUARD_WINDOW_MS)
      .where('next_at', '<', now),
    store.deleteFrom('known_addresses').where('seen_at', '<', now - KNOWN_ADDRESS_MS),
  ];
  for (const deletion of deletions) await deletion.execute();
}
