import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import type { FastifyInstance } from 'fastify';
import { type App, buildApp } from './app';
import type { Config } from './config/config';
import { removeLeftCopies } from './housekeeping/left-copies';
import { scheduleHousekeeping } from './housekeeping/schedule';
import { listenAt } from './http/listen-at';
import { LOGGER_OPTIONS } from './http/request-log';
import { openOperatorSocket } from './operator/operator-socket';
import { SiteMissingError } from './start-failure';
import { openStore } from './storage/open-store';
import type { Store } from './storage/store';
import { writeOut } from './write-out';

/** Connections that wait to be taken; more are turned away by the system, and try again after seconds. */
const BACKLOG = 4096;

/** Whoever watches a terminal reads plain lines; what is wrong is shown there all the same. */
const LOG_LEVEL = stdout.isTTY ? 'warn' : 'info';

export interface RunningServer {
  server: FastifyInstance;
  store: Store;
  /** Takes no more, finishes what is in flight, then closes the database. */
  stop: () => Promise<void>;
}

function requireSite(folder: string | undefined): void {
  if (folder === undefined || existsSync(join(folder, 'index.html'))) return;
  throw new SiteMissingError(`There is no built site in ${folder}; run npm run build, or set SITE_DIR.`);
}

/** Starts what goes on beside the requests. @returns what ends it, once no request is in flight. */
async function startBackground({ server, services }: App): Promise<() => Promise<void>> {
  const { config, store, outbox } = services;
  if (config.databaseUrl === undefined) removeLeftCopies(config.dataDir, server.log);
  const closeSocket =
    config.databaseUrl === undefined ? await openOperatorSocket(services, server.log) : async () => {};
  services.metrics.watchProcess();
  const stopHousekeeping = scheduleHousekeeping(store, config, server.log);
  outbox.start();
  return async () => {
    stopHousekeeping();
    await outbox.stop();
    await closeSocket();
  };
}

/** @throws errors that `start-failure.ts` has a line for; nothing is left open then. */
export async function startServer(config: Config): Promise<RunningServer> {
  requireSite(config.siteDir);
  const store = await openStore(config);
  try {
    const logger = { ...LOGGER_OPTIONS, level: LOG_LEVEL, stream: { write: writeOut } };
    const app = await buildApp({ config, store, logger });
    const { server } = app;
    const { port, host } = config;
    const stopListening = await listenAt(server, { port, host, backlog: BACKLOG });
    const stopBackground = await startBackground(app);
    const stop = async (): Promise<void> => {
      await stopListening();
      await stopBackground();
      await store.destroy();
    };
    return { server, store, stop };
  } catch (error) {
    await store.destroy();
    throw error;
  }
}
