import { ProblemError } from '../http/problem-error';
import type { ServerSecret } from '../security/server-secret';
import { integerOf } from '../storage/row';
import type { Store } from '../storage/store';
import { networkOf } from './network-of';

const WINDOW_MS = 60_000;

/**
 * How many times as many posts a proof of work allows: it shows a browser at work, so that a whole office
 * behind one address is not stopped.
 */
const PROOF_FACTOR = 3;

export interface RateLimiter {
  /**
   * Counts one post. @throws ProblemError 429 with the seconds until the window ends.
   */
  take(form: string, address: string, withProof: boolean, now: number): Promise<void>;
}

/** One statement, so that it is exact over any number of instances; the first post of a minute opens it. */
const COUNT = `
  INSERT INTO rate_limits (key_hash, window_start, used) VALUES (?, ?, 1)
  ON CONFLICT (key_hash) DO UPDATE SET
    used = CASE WHEN rate_limits.window_start <= ? THEN 1 ELSE rate_limits.used + 1 END,
    window_start = CASE WHEN rate_limits.window_start <= ? THEN excluded.window_start
                        ELSE rate_limits.window_start END
  RETURNING window_start, used`;

/** @param perMinute posts a minute per address and form without a proof of work; 0 for no limit. */
export function createRateLimiter(store: Store, secret: ServerSecret, perMinute: number): RateLimiter {
  return {
    async take(form, address, withProof, now) {
      if (perMinute === 0) return;
      // Hashed, because an address is personal data and the table needs only to tell them apart.
      const key = secret.hash('rate-limit', form, networkOf(address));
      const [row] = await store.query(COUNT, [key, now, now - WINDOW_MS, now - WINDOW_MS]);
      if (row === undefined) throw new Error('the rate limit gave no row');
      const allowed = withProof ? perMinute * PROOF_FACTOR : perMinute;
      if (integerOf(row, 'used') <= allowed) return;
      const waitMs = integerOf(row, 'window_start') + WINDOW_MS - now;
      throw new ProblemError('too-many-requests', {
        retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      });
    },
  };
}
