import type { FastifyInstance } from 'fastify';
import { API_PATHS } from '../../src/contract/wire';
import { challengeSchema } from './challenge-schema';

const schema = {
  summary: 'Gives a challenge of altcha-lib (version 2) for a proof of work.',
  response: { 200: challengeSchema },
};

/** A challenge is solved in the browser and sent along with a form. */
export async function challengeRoutes(app: FastifyInstance): Promise<void> {
  app.get(API_PATHS.challenge, { schema }, async () => {
    const { proofs, now } = app.services;
    return proofs.challenge(now());
  });
}
