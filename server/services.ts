import type { FastifyBaseLogger } from 'fastify';
import { createPasswords, type Passwords } from './accounts/passwords';
import type { Config } from './config/config';
import { type BodiesInFlight, createBodiesInFlight } from './limits/bodies-in-flight';
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter';
import { createMetrics, type Metrics } from './metrics/metrics';
import { createOutboxWorker, type OutboxWorker } from './outbox/outbox-worker';
import { channelsOf, createSenders, isHandedOn } from './outbox/senders';
import { enqueue } from './outbox/submission-queue';
import { createProofOfWork, type ProofOfWork } from './proof-of-work/proof-of-work';
import { loadServerSecret } from './security/load-secret';
import type { ServerSecret } from './security/server-secret';
import type { StandInPages } from './site/stand-in-pages';
import type { Connection, Store } from './storage/store';
import { createStoreHealth, type StoreHealth } from './storage/store-health';
import type { Submission } from './submissions/submission';
import { insertSubmission, type NewSubmission } from './submissions/submission-repository';

/** What the routes are given as `app.services`; made once in `app.ts`. */
export interface Services {
  config: Config;
  store: Store;
  secret: ServerSecret;
  limiter: RateLimiter;
  bodies: BodiesInFlight;
  passwords: Passwords;
  proofs: ProofOfWork;
  /**
   * Stores what a form brought in, and the promise to hand it on, within the post's own transaction.
   * @param isSilent nobody is to deal with it: it is kept as dealt with and not handed on
   */
  addSubmission: (tx: Connection, fresh: NewSubmission, isSilent?: boolean) => Promise<Submission>;
  outbox: OutboxWorker;
  health: StoreHealth;
  metrics: Metrics;
  /** The built site's pages for what can't be shown. */
  standIns: StandInPages;
  /** Epoch milliseconds; tests set their own. */
  now: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

interface Given extends Pick<Services, 'config' | 'store' | 'now' | 'standIns'> {
  log: FastifyBaseLogger;
}

export async function createServices({ config, store, now, standIns, log }: Given): Promise<Services> {
  const secret = await loadServerSecret(store, config, log);
  const senders = createSenders(config, { store, secret });
  const outbox = createOutboxWorker({ store, senders, log, now });
  return {
    config,
    store,
    now,
    secret,
    outbox,
    standIns,
    health: createStoreHealth(now),
    metrics: createMetrics(),
    limiter: createRateLimiter(secret, config.rateLimit),
    bodies: createBodiesInFlight(),
    passwords: createPasswords(config.rateLimit),
    proofs: createProofOfWork(secret),
    async addSubmission(tx, fresh, isSilent = false) {
      const submission = await insertSubmission(tx, fresh, isSilent ? fresh.createdAt : null);
      if (isSilent || !isHandedOn(submission)) return submission;
      await enqueue(tx, submission.id, channelsOf(senders), submission.createdAt);
      outbox.nudge();
      return submission;
    },
  };
}
