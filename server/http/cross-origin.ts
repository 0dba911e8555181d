import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { IDEMPOTENCY_HEADER, PROOF_HEADER } from '../../src/contract/wire';

const PREFLIGHT_SECONDS = 600;

/** Lets the static site on another host call the API from a script; without configured origins, nobody. */
export async function registerCrossOrigin(app: FastifyInstance, allowedOrigins: string[]): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: allowedOrigins,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_HEADER, PROOF_HEADER],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
