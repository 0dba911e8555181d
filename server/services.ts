import type { FastifyBaseLogger } from 'fastify';
import { createPasswords } from './accounts/passwords';
import type { Config } from './config/config';
import { createBodiesInFlight } from './limits/bodies-in-flight';
import { createPageLimit } from './limits/page-limit';
import { createRateLimiter } from './limits/rate-limiter';
import { createMetrics } from './metrics/metrics';
import { createOutboxWorker } from './outbox/outbox-worker';
import { channelsOf, createSenders, isHandedOn } from './outbox/senders';
import { outboxInsert } from './outbox/submission-queue';
import { createProofOfWork } from './proof-of-work/proof-of-work';
import { loadServerSecret } from './security/load-secret';
import type { StandInPages } from './site/stand-in-pages';
import type { Insert } from './storage/insert-together';
import type { Connection, Store } from './storage/store';
import { createStoreHealth } from './storage/store-health';
import type { Submission } from './submissions/submission';
import { type NewSubmission, newSubmission, submissionInsert } from './submissions/submission-repository';

/** What the routes are given as `app.services`; made once in `app.ts`. */
export type Services = Awaited<ReturnType<typeof createServices>>;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

interface Given {
  config: Config;
  store: Store;
  /** The built site's pages for what can't be shown. */
  standIns: StandInPages;
  /** Epoch milliseconds; tests set their own. */
  now: () => number;
}

interface Submitted {
  submission: Submission;
  inserts: readonly [Insert, ...Insert[]];
}

export async function createServices({ log, ...given }: Given & { log: FastifyBaseLogger }) {
  const { config, store, now } = given;
  const secret = await loadServerSecret(store, config, log);
  const senders = createSenders(config, { store, secret });
  const outbox = createOutboxWorker({ store, senders, log, now });

  /**
   * What a form brought in, and the promise to hand it on, as inserts of one transaction.
   * @param isSilent nobody is to deal with it: it is kept as dealt with and not handed on
   */
  function submit(connection: Connection, fresh: NewSubmission, isSilent = false): Submitted {
    const submission = newSubmission(fresh);
    const { id, createdAt } = submission;
    const row = submissionInsert(connection, submission, isSilent ? createdAt : null);
    const [channel, ...others] = isSilent || !isHandedOn(submission) ? [] : channelsOf(senders);
    if (channel === undefined) return { submission, inserts: [row] };
    return { submission, inserts: [row, outboxInsert(connection, id, [channel, ...others], createdAt)] };
  }

  return {
    ...given,
    secret,
    outbox,
    health: createStoreHealth(now),
    metrics: createMetrics(),
    limiter: createRateLimiter(secret, store, config.rateLimit),
    bodies: createBodiesInFlight(),
    pages: createPageLimit(config.rateLimit),
    passwords: createPasswords(config.rateLimit),
    proofs: createProofOfWork(secret),
    submit,
    /** Stores what `submit` makes of it, within the post's own transaction. */
    async addSubmission(tx: Connection, fresh: NewSubmission, isSilent?: boolean): Promise<void> {
      for (const insert of submit(tx, fresh, isSilent).inserts) await tx.executeQuery(insert);
      outbox.nudge();
    },
  };
}
