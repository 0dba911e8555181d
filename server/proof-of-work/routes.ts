import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '../../src/contract/wire';
import { challengeSchema } from './challenge-schema';

const schema = {
  summary: 'Gives a challenge of altcha-lib (version 2) for a proof of work.',
  response: { 200: challengeSchema },
};

/** A challenge is solved in the browser and sent along with a form. */
export async function challengeRoutes(app: FastifyInstance): Promise<void> {
  app.get(`/api${API_PATHS.challenge}`, { schema }, async (_request, reply) => {
    const challenge = await app.services.proofs.challenge(app.services.now());
    return reply.header('cache-control', 'no-store').send(challenge);
  });
}
