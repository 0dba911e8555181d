import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../errors/error-code';
import type { Store } from '../storage/store';
import { deleteExpired } from './delete-expired';

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired rows now and then. @returns what ends it. */
export function scheduleHousekeeping(store: Store, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    deleteExpired(store, Date.now()).catch((error: unknown) => {
      // The next round deletes the same rows.
      log.warn({ failure: errorCode(error) }, 'expired rows were not deleted');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
