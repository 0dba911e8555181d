import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../errors/error-code';
import { STOP_LIMITS_MS } from '../http/stop-limits';
import { backoffMs } from './backoff';
import { createGate } from './gate';
import { type Owed, type Queue, RefusalError, type Send } from './queue';

/** How often it looks without being told, for what other instances or an earlier process left. */
const POLL_MS = 5_000;
/** Soon after a post, when its transaction will have ended. */
const NUDGE_MS = 50;
/** Each step of a mail has its own time, and there are many: together they have no longer than this. */
const TRY_LIMIT_MS = 60_000;
/** Longer than any try takes, so that nothing is sent twice while the first try still runs. */
const LEASE_MS = TRY_LIMIT_MS + 30_000;
const AT_ONCE = 8;
/** What waits longer than this is worth a line in the log, each time that so much has passed. */
const LATE_MS = 60_000;

export interface ChannelOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

interface Handing<Item extends Owed> {
  /** Its name in the log. */
  channel: string;
  queue: Queue<Item>;
  send: Send<Item> | undefined;
}

export interface Backlog {
  channel: string;
  waiting: number;
  /** Of the one that has waited longest; 0 when none waits. */
  oldestMs: number;
}

export type ChannelLoop = ReturnType<typeof createChannelLoop>;

/** Hands on what is promised to one channel. Each has a loop of its own: one that hangs holds no other. */
export function createChannelLoop<Item extends Owed>(
  { log, now }: ChannelOptions,
  { channel, queue, send }: Handing<Item>,
) {
  const gate = createGate();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = true;
  let isNudged = false;
  /** What was said while a look was about to begin or under way: it may have come too early for it. */
  let isWantedAgain = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  /** Cuts a try off when it has taken too long, or the process ends. */
  async function sendInTime(start: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const cut = new AbortController();
    const cutOff = (): void => cut.abort();
    const limit = setTimeout(cutOff, TRY_LIMIT_MS);
    ending.signal.addEventListener('abort', cutOff);
    if (ending.signal.aborted) cutOff();
    try {
      await start(cut.signal);
    } finally {
      clearTimeout(limit);
      ending.signal.removeEventListener('abort', cutOff);
    }
  }

  async function deliver(item: Item, isRepeat: boolean): Promise<void> {
    const { id, attempts } = item;
    try {
      // The channel may have been taken out of the configuration since; what was promised waits for it.
      if (send === undefined) throw Object.assign(new Error(), { code: 'not-configured' });
      await sendInTime((signal) => send(item, now(), signal));
    } catch (error) {
      if (error instanceof RefusalError) gate.refuse(now(), isRepeat);
      else gate.fail(now());
      const failure = errorCode(error) || 'unknown';
      log.warn({ channel, attempts, failure, delivery: id }, 'not handed on yet');
      await queue.postpone(id, now() + backoffMs(attempts, Math.random()), failure);
      return;
    }
    gate.succeed();
    await queue.settle(id);
  }

  /** Says how far behind it is. */
  async function tellLate(): Promise<void> {
    if (Math.abs(now() - toldAt) < LATE_MS) return;
    const { waiting, oldestMs } = await queue.oldest(now());
    if (oldestMs < LATE_MS) return;
    toldAt = now();
    const line = {
      channel,
      waiting,
      oldestSeconds: Math.round(oldestMs / 1000),
      circuitOpen: gate.isOpen(),
    };
    log.warn(line, 'handing on is behind');
  }

  const claim = async (most: number, refused: boolean): Promise<Item[]> =>
    most === 0 ? [] : queue.claim({ now: now(), leaseMs: LEASE_MS, most, refused });

  /** Sends some of what is due, first what was not refused before. @returns how many went */
  async function deliverSome(): Promise<number> {
    const most = gate.allows(AT_ONCE, now());
    const others = await claim(most, false);
    const refused = await claim(Math.min(most - others.length, gate.allowsRefused(AT_ONCE, now())), true);
    await Promise.all([
      ...others.map((item) => deliver(item, false)),
      ...refused.map((item) => deliver(item, true)),
    ]);
    return others.length + refused.length;
  }

  /** Sends what is due now; resolves when each was taken or put off. */
  async function deliverDue(): Promise<void> {
    for (;;) {
      const went = await deliverSome();
      if (went < AT_ONCE || stopped) break;
    }
    await tellLate();
  }

  function schedule(waitMs: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, waitMs);
    timer.unref();
  }

  function lookSoon(): void {
    isNudged = true;
    isWantedAgain = false;
    schedule(NUDGE_MS);
  }

  function run(): void {
    if (running !== undefined) {
      schedule(NUDGE_MS);
      return;
    }
    isNudged = false;
    running = deliverDue()
      .catch((error: unknown) => {
        // The database is away; what was claimed is due again after its lease.
        log.warn({ channel, failure: errorCode(error) }, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
        if (isWantedAgain) lookSoon();
        else schedule(POLL_MS);
      });
  }

  return {
    backlog: async (): Promise<Backlog> => ({ channel, ...(await queue.oldest(now())) }),
    deliverDue,
    start(): void {
      stopped = false;
      lookSoon();
    },
    /** Something will be due in a moment. However often it is said, nothing is put off by it. */
    nudge(): void {
      if (isNudged || running !== undefined) isWantedAgain = true;
      else lookSoon();
    },
    /** For good: starts nothing more and waits for what is under way. What is cut off is sent again after a start. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      const limit = setTimeout(() => ending.abort(), STOP_LIMITS_MS.outbox);
      await running;
      clearTimeout(limit);
    },
  };
}
