import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { errorCode } from '../errors/error-code';
import { eraseTraces } from '../personal-data/erase-traces';
import type { Store } from '../storage/store';
import { keepHouse } from './keep-house';
import { trustClock } from './trust-clock';

const EVERY_MS = 10 * 60 * 1000;

type Told = Parameters<typeof keepHouse>[1];

interface Round {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Epoch milliseconds. */
  now: number;
}

const isoOf = (time: number): string => new Date(time).toISOString();

/** Keeps house where the clock can be right; else nothing is deleted or ended. */
export async function keepHouseByClock(store: Store, config: Told, { log, now }: Round): Promise<void> {
  const { isTrusted, aheadOf } = await trustClock(store, now);
  if (isTrusted) return keepHouse(store, config, now);
  if (aheadOf !== undefined) {
    const line = { clock: isoOf(now), lastKnown: isoOf(aheadOf) };
    log.error(
      line,
      'the clock is days ahead of the last run: put it right, or what is old by it goes in a day',
    );
  }
  await eraseTraces(store);
}

/** Keeps house now and then. @returns what ends it. */
export function scheduleHousekeeping(
  store: Store,
  config: Config,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => void {
  const timer = setInterval(() => {
    keepHouseByClock(store, config, { log, now: Date.now() }).catch((error: unknown) => {
      // The next round does the same.
      log.warn({ failure: errorCode(error) }, 'expired rows were not deleted');
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
