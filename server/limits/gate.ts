import { LimitError } from './limit-error';

export interface GateLimits {
  atOnce: number;
  /** How many more may wait their turn. */
  waiting: number;
  /** How many of these may be of one key, so that nobody fills the queue alone. */
  waitingPerKey: number;
}

/** A queue that is full is empty again this soon; what waits in it takes some milliseconds each. */
const RETRY_MS = 2_000;

/** Lets few do what is dear at once, some wait in the order they came, and refuses the others without delay. */
export function createGate({ atOnce, waiting, waitingPerKey }: GateLimits) {
  const queue: { key: string; start: () => void }[] = [];
  let running = 0;

  function refuseWhenFull(key: string): void {
    if (running < atOnce) return;
    const own = queue.filter((waiter) => waiter.key === key).length;
    if (queue.length < waiting && own < waitingPerKey) return;
    throw new LimitError('hashing', 'unavailable', RETRY_MS);
  }

  function enter(key: string): Promise<void> {
    refuseWhenFull(key);
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
    refuseWhenFull,
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
