import { setTimeout as pause } from 'node:timers/promises';
import { LimitError } from './limit-error';

export interface GateLimits {
  atOnce: number;
  /** How many more may wait their turn. */
  waiting: number;
  /** How many of these may be of one key, so that nobody fills the queue alone. */
  waitingPerKey: number;
  /** How long a refusal is held back, so that whoever asks again at once does not keep the server busy with refusing. */
  pauseMs: number;
}

/** A queue that is full is empty again this soon; what waits in it takes some milliseconds each. */
const RETRY_MS = 2_000;

/** Lets few do what is dear at once, some wait in the order they came, and refuses the others. */
export function createGate({ atOnce, waiting, waitingPerKey, pauseMs }: GateLimits) {
  const queue: { key: string; start: () => void }[] = [];
  let running = 0;

  function isFull(key: string): boolean {
    if (running < atOnce) return false;
    const own = queue.filter((waiter) => waiter.key === key).length;
    return queue.length >= waiting || own >= waitingPerKey;
  }

  async function refuse(): Promise<never> {
    await pause(pauseMs);
    throw new LimitError('hashing', 'unavailable', RETRY_MS);
  }

  function enter(key: string): Promise<void> {
    if (isFull(key)) return refuse();
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((start) => queue.push({ key, start }));
  }

  function leave(): void {
    const next = queue.shift();
    // The place goes from hand to hand, so that nobody slips in between.
    if (next === undefined) running -= 1;
    else next.start();
  }

  return {
    load: () => ({ running, waiting: queue.length }),
    /** Asks without entering, before anything is done for it. @throws ProblemError 503 as `run` does. */
    refuseWhenFull: (key: string): Promise<void> => (isFull(key) ? refuse() : Promise.resolve()),
    /** @throws ProblemError 503 with `Retry-After` when too many wait already. */
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      await enter(key);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
