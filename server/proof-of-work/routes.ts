import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '../../src/contract/wire';
import type { Services } from '../services';

/** A challenge of altcha-lib's second version, solved in the browser and sent along with a form. */
export function registerChallenge(app: FastifyInstance, services: Services): void {
  app.get(`/api${API_PATHS.challenge}`, async (_request, reply) => {
    const challenge = await services.proofs.challenge(services.now());
    return reply.header('cache-control', 'no-store').send(challenge);
  });
}
