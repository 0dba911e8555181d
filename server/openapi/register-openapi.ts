import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { SITE } from '../../src/config/site';
import { problemSchema } from '../../src/contract/answers';
import { withBase } from '../../src/contract/base-path';
import { API_BASE, API_PATHS } from '../../src/contract/wire';
import { describeRoute } from './describe-route';
import { outputSchema } from './json-schemas';

/** Describes the routes that are registered after it, by the schemas that they work with. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${SITE.name} forms`, version: '1.0.0' },
      servers: [{ url: withBase(API_BASE) }],
      components: {
        schemas: { Problem: outputSchema(problemSchema) },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: describeRoute,
  });
  app.get(API_PATHS.openapi, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}
