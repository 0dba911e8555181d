import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '../storage/store';

/** What the database answers, unless it takes too long. @throws StoreUnavailableError */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new StoreUnavailableError('the database has not answered', { code: 'ANSWER-TIMEOUT' });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
