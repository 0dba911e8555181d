import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '../../src/contract/wire';
import { openapiDocument } from './document';

export function registerOpenapi(app: FastifyInstance): void {
  const document = JSON.stringify(openapiDocument());
  app.get(`/api${API_PATHS.openapi}`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
}
