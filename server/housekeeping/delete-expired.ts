import { DAY_MS, KNOWN_NETWORK_DAYS } from '../../src/contract/retention';
import { GUARD_WINDOW_MS } from '../accounts/login-guard-repository';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../accounts/session-repository';
import { IDEMPOTENCY_RETENTION_MS } from '../idempotency/idempotency';
import type { Store } from '../storage/store';

/** A network that an account was used from counts as its owner's for this long. */
const KNOWN_ADDRESS_MS = KNOWN_NETWORK_DAYS * DAY_MS;
/** A closed window of the rate limit says nothing any more. */
const RATE_LIMIT_MS = 2 * 60 * 1000;

/** Some milliseconds of the file's one thread; between two batches posts have their turn. */
export const BATCH = 1_000;

/** One batch each; resolves to how many rows went. */
type Deletion = (store: Store, now: number) => Promise<{ numDeletedRows: bigint }>;

const DELETIONS: Deletion[] = [
  (store, now) => {
    const old = store.selectFrom('idempotency_keys').select('key_hash').limit(BATCH);
    const expired = old.where('created_at', '<', now - IDEMPOTENCY_RETENTION_MS);
    return store.deleteFrom('idempotency_keys').where('key_hash', 'in', expired).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('rate_limits').select('key_hash').limit(BATCH);
    const closed = old.where('window_start', '<', now - RATE_LIMIT_MS);
    return store.deleteFrom('rate_limits').where('key_hash', 'in', closed).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('spent_proofs').select('proof_hash').limit(BATCH);
    const expired = old.where('expires_at', '<', now);
    return store.deleteFrom('spent_proofs').where('proof_hash', 'in', expired).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('sessions').select('token_hash').limit(BATCH);
    const unused = old.where('used_at', '<', now - SESSION_IDLE_MS);
    return store.deleteFrom('sessions').where('token_hash', 'in', unused).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('sessions').select('token_hash').limit(BATCH);
    const ended = old.where('created_at', '<', now - SESSION_ABSOLUTE_MS);
    return store.deleteFrom('sessions').where('token_hash', 'in', ended).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('login_guards').select('key_hash').limit(BATCH);
    const open = old.where('window_start', '<', now - GUARD_WINDOW_MS).where('next_at', '<', now);
    return store.deleteFrom('login_guards').where('key_hash', 'in', open).executeTakeFirst();
  },
  (store, now) => {
    const old = store.selectFrom('known_addresses').select('pair_hash').limit(BATCH);
    const unseen = old.where('seen_at', '<', now - KNOWN_ADDRESS_MS);
    return store.deleteFrom('known_addresses').where('pair_hash', 'in', unseen).executeTakeFirst();
  },
];

/** Deletes what has no use any more, a batch at a time; never a submission or an account. */
export async function deleteExpired(store: Store, now: number): Promise<void> {
  for (const deletion of DELETIONS) {
    while ((await deletion(store, now)).numDeletedRows >= BigInt(BATCH)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
