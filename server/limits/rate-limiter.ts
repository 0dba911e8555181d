import type { ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';
import { createClosedWindows } from './closed-windows';
import { LimitError } from './limit-error';
import { networkOf } from './network-of';

const WINDOW_MS = 60_000;

/**
 * How many times as many posts with a proof of work are allowed: it shows a browser at work, so that a whole office
 * behind one address is not stopped.
 */
const PROOF_FACTOR = 3;

/** Counted apart, so that no posts without a proof use up what is there for those with one. */
export type PostKind = 'plain' | 'proved';

/** What is limited: the posts of one network to one form. */
export interface Counted {
  form: string;
  address: string;
  kind: PostKind;
}

/**
 * One statement, so that it is exact over any number of instances; the first post of a minute opens it. A window that
 * begins more than its length ahead is of a clock that was set back since.
 */
function count(
  connection: Connection,
  key: string,
  now: number,
): Promise<{ window_start: number; used: number }> {
  return connection
    .insertInto('rate_limits')
    .values({ key_hash: key, window_start: now, used: 1 })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((eb) => {
        const isOld = eb.or([
          eb('rate_limits.window_start', '<=', now - WINDOW_MS),
          eb('rate_limits.window_start', '>', now + WINDOW_MS),
        ]);
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

const refusal = (waitMs: number): LimitError => new LimitError('posts', 'too-many-requests', waitMs);

/** @param perMinute posts a minute per address and form without a proof of work; 0 for no limit. */
export function createRateLimiter(secret: ServerSecret, perMinute: number) {
  const closed = createClosedWindows(WINDOW_MS);
  const allowed = { plain: perMinute, proved: perMinute * PROOF_FACTOR };
  // Hashed, because an address is personal data and the table needs only to tell them apart.
  const keyOf = ({ form, address, kind }: Counted): string =>
    kind === 'plain'
      ? secret.hash('rate-limit', form, networkOf(address))
      : secret.hash('rate-limit-proved', form, networkOf(address));

  function refuseClosed(key: string, now: number): void {
    const waitMs = closed.waitMs(key, now);
    if (waitMs > 0) throw refusal(waitMs);
  }

  /** @throws ProblemError 429 when the window is known to be used up; counts nothing, and asks no database. */
  function refuseUsedUp(counted: Counted, now: number): void {
    if (perMinute > 0) refuseClosed(keyOf(counted), now);
  }

  return {
    refuseUsedUp,
    /** Counts one post. @throws ProblemError 429 with the seconds until the window ends. */
    async take(connection: Connection, counted: Counted, now: number): Promise<void> {
      if (perMinute === 0) return;
      const key = keyOf(counted);
      refuseClosed(key, now);
      const { window_start: start, used } = await count(connection, key, now);
      // Nothing more is written for what is refused until it ends.
      if (used >= allowed[counted.kind]) closed.close(key, start + WINDOW_MS);
      if (used > allowed[counted.kind]) throw refusal(Math.min(WINDOW_MS, start + WINDOW_MS - now));
    },
  };
}
