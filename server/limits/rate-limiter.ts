import type { ServerSecret } from '../security/server-secret';
import type { Connection, Store } from '../storage/store';
import { createBudget } from './budget';
import { createClosedWindows } from './closed-windows';
import { createJointCount, type Usage } from './joint-count';
import { LimitError } from './limit-error';
import { networkOf, wideNetworkOf } from './network-of';

const WINDOW_MS = 60_000;

/**
 * How many times as many posts with a proof of work are allowed: it shows a browser at work, so that a whole office
 * behind one address is not stopped.
 */
const PROOF_FACTOR = 3;

/**
 * How many networks' worth is allowed to all that one customer of a provider can have: 65,536 of them would be no limit.
 * Counted in this process alone, which costs a post nothing.
 */
const WIDE_FACTOR = 10;

/** Counted apart, so that no posts without a proof use up what is there for those with one. */
export type PostKind = 'plain' | 'proved';

/** What is limited: the posts of one network to one form. */
export interface Counted {
  form: string;
  address: string;
  kind: PostKind;
}

/**
 * One statement, so that it is exact over any number of instances; the first posts of a minute open it. A window that
 * begins more than its length ahead is of a clock that was set back since.
 */
async function count(connection: Connection, key: string, posts: number, now: number): Promise<Usage> {
  const { window_start: start, used } = await connection
    .insertInto('rate_limits')
    .values({ key_hash: key, window_start: now, used: posts })
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
          .then(posts)
          .else(eb('rate_limits.used', '+', posts));
        return { window_start: start.end(), used: used.end() };
      }),
    )
    .returning(['window_start', 'used'])
    .executeTakeFirstOrThrow();
  return { start, used };
}

const refusal = (waitMs: number): LimitError => new LimitError('posts', 'too-many-requests', waitMs);

/** @param perMinute posts a minute per address and form without a proof of work; 0 for no limit. */
export function createRateLimiter(secret: ServerSecret, store: Store, perMinute: number) {
  const countJointly = createJointCount((key, posts, now) => count(store, key, posts, now));
  const closed = createClosedWindows(WINDOW_MS);
  const allowed = { plain: perMinute, proved: perMinute * PROOF_FACTOR };
  const ofWide = {
    plain: createBudget(allowed.plain * WIDE_FACTOR, WINDOW_MS),
    proved: createBudget(allowed.proved * WIDE_FACTOR, WINDOW_MS),
  };
  // Hashed, because an address is personal data and the table needs only to tell them apart.
  const keyOf = ({ form, address, kind }: Counted): string =>
    kind === 'plain'
      ? secret.hash('rate-limit', form, networkOf(address))
      : secret.hash('rate-limit-proved', form, networkOf(address));

  function refuseClosed(key: string, now: number): void {
    const waitMs = closed.waitMs(key, now);
    if (waitMs > 0) throw refusal(waitMs);
  }

  /** @param ask what of the budget: whether there is some, or one of it. */
  function askWide(ask: 'waitMs' | 'take', { form, address, kind }: Counted, now: number): void {
    const network = wideNetworkOf(address);
    // Of the older addresses one is all that there is.
    if (network === networkOf(address)) return;
    const waitMs = ofWide[kind][ask](`${form} ${network}`, now);
    if (waitMs > 0) throw refusal(waitMs);
  }

  /** @throws ProblemError 429 when the window is known to be used up; counts nothing, and asks no database. */
  function refuseUsedUp(counted: Counted, now: number): void {
    if (perMinute > 0) refuseClosed(keyOf(counted), now);
  }

  async function take(
    counted: Counted,
    now: number,
    countOne: (key: string) => Promise<Usage>,
  ): Promise<void> {
    if (perMinute === 0) return;
    const key = keyOf(counted);
    refuseClosed(key, now);
    askWide('waitMs', counted, now);
    const { start, used } = await countOne(key);
    // Nothing more is written for what is refused until it ends.
    if (used >= allowed[counted.kind]) closed.close(key, start + WINDOW_MS);
    if (used > allowed[counted.kind]) throw refusal(Math.min(WINDOW_MS, start + WINDOW_MS - now));
    // What is refused takes nothing of its neighbours'.
    askWide('take', counted, now);
  }

  return {
    refuseUsedUp,
    /** Counts one post. @throws ProblemError 429 with the seconds until the window ends. */
    take: (counted: Counted, now: number): Promise<void> =>
      take(counted, now, (key) => countJointly(key, now)),
    /** Counts one post if the transaction is kept. @throws ProblemError 429 as `take` does */
    takeWithin: (tx: Connection, counted: Counted, now: number): Promise<void> =>
      take(counted, now, (key) => count(tx, key, 1, now)),
  };
}
