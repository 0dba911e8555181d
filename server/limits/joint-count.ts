/** How far a window of time is used up. */
export interface Usage {
  /** When it began, in epoch milliseconds. */
  start: number;
  used: number;
}

/** Adds as many at once to what a key has used up. */
type Count = (key: string, posts: number, now: number) => Promise<Usage>;

interface Batch {
  posts: number;
  now: number;
  usage: Promise<Usage>;
}

/**
 * Counts what comes for a key while its last statement is under way by one statement more, and not by one each: they
 * would wait for each other at the one row, each with a connection of its own.
 * @returns a count of one post, as if each had been counted by itself in the order in which they came
 */
export function createJointCount(count: Count): (key: string, now: number) => Promise<Usage> {
  const underWay = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Batch>();

  /** When the one before has ended, however it did: who came until then is in it. */
  async function countAll(key: string, batch: Pick<Batch, 'posts' | 'now'>): Promise<Usage> {
    await underWay.get(key)?.catch(() => undefined);
    waiting.delete(key);
    const counting = count(key, batch.posts, batch.now);
    underWay.set(key, counting);
    try {
      return await counting;
    } finally {
      if (underWay.get(key) === counting) underWay.delete(key);
    }
  }

  function open(key: string, now: number): Batch {
    const counted = { posts: 0, now };
    const batch = Object.assign(counted, { usage: countAll(key, counted) });
    waiting.set(key, batch);
    return batch;
  }

  return async (key, now) => {
    const batch = waiting.get(key) ?? open(key, now);
    batch.posts += 1;
    batch.now = now;
    const place = batch.posts;
    const { start, used } = await batch.usage;
    return { start, used: used - batch.posts + place };
  };
}
