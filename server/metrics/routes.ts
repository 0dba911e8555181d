import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import { StoreUnavailableError } from '../storage/store';
import { inTime } from './in-time';
import { mayRead } from './may-read';

const SECOND_MS = 1_000;

/** Prometheus waits ten seconds by default; a database that answers nothing must not look like a process that does. */
const LONGEST_LOOK_MS = 4_000;

async function askDatabase({ health, outbox, store }: Services) {
  await health.check(store);
  return outbox.backlogs();
}

/** What is asked when somebody looks, rather than counted as it happens. */
async function look(services: Services): Promise<void> {
  const { metrics, passwords } = services;
  const { running, waiting } = passwords.load();
  metrics.hashing.set({ state: 'running' }, running);
  metrics.hashing.set({ state: 'waiting' }, waiting);
  try {
    for (const backlog of await inTime(askDatabase(services), LONGEST_LOOK_MS)) {
      const labels = { channel: backlog.channel };
      metrics.outbox.waiting.set(labels, backlog.waiting);
      metrics.outbox.oldest.set(labels, backlog.oldestMs / SECOND_MS);
    }
    metrics.databaseUp.set(1);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // What the outbox holds is not known now; the last figures would say that all is as it was.
    metrics.outbox.waiting.reset();
    metrics.outbox.oldest.reset();
    metrics.databaseUp.set(0);
  }
}

/** The metrics, for this machine and for whoever has the token; nothing is here for all others. */
export async function metricsRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.raw, services.config.metricsToken)) throw new ProblemError('not-found');
    await look(services);
    return reply.type(services.metrics.contentType).send(await services.metrics.text());
  });
}
