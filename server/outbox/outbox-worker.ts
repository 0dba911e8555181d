import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../errors/error-code';
import type { Store } from '../storage/store';
import { backoffMs } from './backoff';
import type { Channel, Delivery, Send } from './delivery';
import { claim, postpone, settle } from './outbox-repository';

/** How often it looks without being told, for what other instances or an earlier process left. */
const POLL_MS = 5_000;
/** Soon after a post, when its transaction will have ended. */
const NUDGE_MS = 50;
/** Longer than any try takes, so that nothing is sent twice while the first try still runs. */
const LEASE_MS = 90_000;
const AT_ONCE = 8;

export interface OutboxWorker {
  start(): void;
  /** Something will be due in a moment. */
  nudge(): void;
  /** Sends what is due now; resolves when each was taken or put off. */
  deliverDue(): Promise<void>;
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  store: Store;
  senders: Partial<Record<Channel, Send>>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

async function deliver({ store, senders, log, now }: OutboxOptions, delivery: Delivery): Promise<void> {
  const { id, channel, attempts } = delivery;
  const send = senders[channel];
  try {
    // The channel may have been taken out of the configuration since; what was promised waits for it.
    if (send === undefined) throw Object.assign(new Error(), { code: 'not-configured' });
    await send(delivery, now());
  } catch (error) {
    const failure = errorCode(error) || 'unknown';
    log.warn({ channel, attempts, failure, delivery: id }, 'not handed on yet');
    await postpone(store, id, now() + backoffMs(attempts, Math.random()), failure);
    return;
  }
  await settle(store, id);
}

/** Hands on what the forms brought in: at least once, with the same id each time. */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = true;

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await claim(options.store, options.now(), LEASE_MS, AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => deliver(options, delivery)));
      if (due.length < AT_ONCE || stopped) return;
    }
  }

  function schedule(waitMs: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, waitMs);
    timer.unref();
  }

  function run(): void {
    if (running !== undefined) {
      schedule(NUDGE_MS);
      return;
    }
    running = deliverDue()
      .catch((error: unknown) => {
        // The database is away; what was claimed is due again after its lease.
        options.log.warn({ failure: errorCode(error) }, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
        schedule(POLL_MS);
      });
  }

  return {
    deliverDue,
    start() {
      stopped = false;
      schedule(NUDGE_MS);
    },
    nudge() {
      if (running === undefined) schedule(NUDGE_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
