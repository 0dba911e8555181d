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
  const deletions: [sql: string, before: number[]][] = [
    ['DELETE FROM idempotency_keys WHERE created_at < ?', [now - IDEMPOTENCY_RETENTION_MS]],
    ['DELETE FROM rate_limits WHERE window_start < ?', [now - RATE_LIMIT_MS]],
    ['DELETE FROM spent_proofs WHERE expires_at < ?', [now]],
    [
      'DELETE FROM sessions WHERE used_at < ? OR created_at < ?',
      [now - SESSION_IDLE_MS, now - SESSION_ABSOLUTE_MS],
    ],
    ['DELETE FROM login_guards WHERE window_start < ? AND next_at < ?', [now - GUARD_WINDOW_MS, now]],
    ['DELETE FROM known_addresses WHERE seen_at < ?', [now - KNOWN_ADDRESS_MS]],
  ];
  for (const [sql, before] of deletions) await store.query(sql, before);
}
