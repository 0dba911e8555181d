import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from '../../src/contract/headers';

/** The headers of every answer, whatever made it. */
export function securityHeaders(policy: string, https: boolean): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': policy,
    ...(https ? TRANSPORT_HEADERS : {}),
  };
}

/** @param policy gives the Content-Security-Policy of now; the served build may be replaced. */
export function registerSecurityHeaders(app: FastifyInstance, policy: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(policy(), request.protocol === 'https'));
  });
}
