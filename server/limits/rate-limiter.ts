import { ProblemError } from '../http/problem-error';
import type { ServerSecret } from '../security/server-secret';
import type { Store } from '../storage/store';
import { networkOf } from './network-of';

const WINDOW_MS = 60_000;

/**
 * How many times as many posts a proof of work allows: it shows a browser at work, so that a whole office
 * behind one address is not stopped.
 */
const PROOF_FACTOR = 3;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** One statement, so that it is exact over any number of instances; the first post of a minute opens it. */
function count(store: Store, key: string, now: number): Promise<{ window_start: number; used: number }> {
  return store
    .insertInto('rate_limits')
    .values({ key_hash: key, window_start: now, used: 1 })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        const isOld = eb('rate_limits.window_start', '<=', now - WINDOW_MS);
        const start = eb
          .case()
          .when(isOld)
          .then(eb.ref('excluded.window_start'))
          .else(eb.ref('rate_limits.window_start'));
        const used = eb
          .case()
          .when(isOld)
          .then(1)
          .else(eb('rate_limits.used', '+', 1));
        return { window_start: start.end(), used: used.end() };
      }),
    )
    .returning(['window_start', 'used'])
    .executeTakeFirstOrThrow();
}

/** @param perMinute posts a minute per address and form without a proof of work; 0 for no limit. */
export function createRateLimiter(store: Store, secret: ServerSecret, perMinute: number) {
  return {
    /** Counts one post. @throws ProblemError 429 with the seconds until the window ends. */
    async take(form: string, address: string, withProof: boolean, now: number): Promise<void> {
      if (perMinute === 0) return;
      // Hashed, because an address is personal data and the table needs only to tell them apart.
      const key = secret.hash('rate-limit', form, networkOf(address));
      const row = await count(store, key, now);
      const allowed = withProof ? perMinute * PROOF_FACTOR : perMinute;
      if (row.used <= allowed) return;
      const waitMs = row.window_start + WINDOW_MS - now;
      throw new ProblemError('too-many-requests', {
        retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      });
    },
  };
}
