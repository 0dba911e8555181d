import type { FastifyBaseLogger } from 'fastify';
import { createPasswords } from './accounts/passwords';
import type { Config } from './config/config';
import { createBodiesInFlight } from './limits/bodies-in-flight';
import { createPageLimit } from './limits/page-limit';
import { createRateLimiter } from './limits/rate-limiter';
import { createMetrics } from './metrics/metrics';
import { createOutboxWorker } from './outbox/outbox-worker';
import { channelsOf, createSenders, isHandedOn } from './outbox/senders';
import { enqueue } from './outbox/submission-queue';
import { createProofOfWork } from './proof-of-work/proof-of-work';
import { loadServerSecret } from './security/load-secret';
import type { StandInPages } from './site/stand-in-pages';
import type { Connection, Store } from './storage/store';
import { createStoreHealth } from './storage/store-health';
import type { Submission } from './submissions/submission';
import { insertSubmission, type NewSubmission } from './submissions/submission-repository';

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

export async function createServices({ log, ...given }: Given & { log: FastifyBaseLogger }) {
  const { config, store, now } = given;
  const secret = await loadServerSecret(store, config, log);
  const senders = createSenders(config, { store, secret });
  const outbox = createOutboxWorker({ store, senders, log, now });
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
    /**
     * Stores what a form brought in, and the promise to hand it on, within the post's own transaction.
     * @param isSilent nobody is to deal with it: it is kept as dealt with and not handed on
     */
    async addSubmission(tx: Connection, fresh: NewSubmission, isSilent = false): Promise<Submission> {
      const submission = await insertSubmission(tx, fresh, isSilent ? fresh.createdAt : null);
      if (isSilent || !isHandedOn(submission)) return submission;
      await enqueue(tx, submission.id, channelsOf(senders), submission.createdAt);
      outbox.nudge();
      return submission;
    },
  };
}
