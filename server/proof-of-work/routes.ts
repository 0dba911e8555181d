import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '../../src/contract/wire';

/** A challenge of altcha-lib's second version, solved in the browser and sent along with a form. */
export async function challengeRoutes(app: FastifyInstance): Promise<void> {
  app.get(`/api${API_PATHS.challenge}`, async (_request, reply) => {
    const challenge = await app.services.proofs.challenge(app.services.now());
    return reply.header('cache-control', 'no-store').send(challenge);
  });
}
