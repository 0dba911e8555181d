import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { API_PATHS } from '../../src/contract/wire';
import { StoreUnavailableError } from '../storage/store';

const response = { 200: v.object({ status: v.literal('ok') }) };

const OK = { status: 'ok' };

/** A post that could not be stored has health look again, instead of saying for seconds that all is well. */
export function registerDoubt(app: FastifyInstance): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof StoreUnavailableError) app.services.health.doubt(error);
  });
}

/** 200 when the database can be written; otherwise the error handler makes it a 503. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const { health: path } = API_PATHS;
  const check = async () => {
    await services.health.check(services.store);
    return OK;
  };
  const config = { problems: ['unavailable'] } as const;
  const summary = 'Says whether the database answers, and takes what would be stored.';
  app.get(path, { schema: { summary, response }, config }, check);
  const ready = 'The same, for whoever sends requests only to instances that can take them.';
  app.get(`${path}/ready`, { schema: { summary: ready, response }, config }, check);
  // Starting this process anew would not bring a lost database back, but for what only a start mends.
  const live = 'Says that this process answers, whatever its database does, and need not be started anew.';
  app.get(`${path}/live`, { schema: { summary: live, response }, config }, async () => {
    services.health.checkLife();
    return OK;
  });
}
