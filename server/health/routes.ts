import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { API_PATHS } from '../../src/contract/wire';

const schema = {
  summary: 'Says whether the database answers.',
  response: { 200: v.object({ status: v.literal('ok') }) },
};

/** 200 when the database answers; otherwise the error handler makes it a 503. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get(API_PATHS.health, { schema, config: { problems: ['unavailable'] } }, async () => {
    await sql`SELECT 1`.execute(app.services.store);
    return { status: 'ok' };
  });
}
