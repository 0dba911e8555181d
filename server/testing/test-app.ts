import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import type { Services } from '../services';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';
import { temporaryFolder } from './temporary-folder';
import { testConfig } from './test-config';

export interface TestApp {
  server: FastifyInstance;
  services: Services;
  /** The application's clock, in epoch milliseconds; add to it to let time pass. */
  clock: { now: number };
}

export interface TestAppOptions {
  /** A file of its own unless given. */
  store?: Store;
  config?: Partial<Config>;
  logger?: FastifyServerOptions['logger'];
}

const START = Date.UTC(2026, 10, 20, 8);

/** The whole application on a real database, closed after the test. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig({ dataDir: temporaryFolder(), ...options.config });
  const store = options.store ?? (await openStore(config));
  const clock = { now: START };
  const { logger = false } = options;
  const { server, services } = await buildApp({ config, store, logger, now: () => clock.now });
  onTestFinished(async () => {
    await server.close();
    if (options.store === undefined) await store.destroy();
  });
  return { server, services, clock };
}
