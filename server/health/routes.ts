import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { API_PATHS } from '../../src/contract/wire';
import { createStoreHealth } from '../storage/store-health';

const schema = {
  summary: 'Says whether the database answers, and takes what would be stored.',
  response: { 200: v.object({ status: v.literal('ok') }) },
};

/** 200 when the database can be written; otherwise the error handler makes it a 503. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const health = createStoreHealth(services.now);
  app.get(API_PATHS.health, { schema, config: { problems: ['unavailable'] } }, async () => {
    await health.check(services.store);
    return { status: 'ok' };
  });
}
