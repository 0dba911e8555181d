import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { errorCode } from '../errors/error-code';
import type { Store } from '../storage/store';
import { keepHouse } from './keep-house';

const EVERY_MS = 10 * 60 * 1000;

/** Keeps house now and then. @returns what ends it. */
export function scheduleHousekeeping(
  store: Store,
  config: Config,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const timer = setInterval(() => {
    keepHouse(store, config, Date.now()).catch((error: unknown) => {
      // The next round does the same.
      log.warn({ failure: errorCode(error) }, 'expired rows were not deleted');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
