import type { FastifyInstance } from 'fastify';
import { FILE_POLICY } from '../../src/contract/content-security-policy';
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from '../../src/contract/headers';
import { pathnameOf } from '../site/site-path';
import { isApiPath } from './unknown-call';

/** The headers of every answer, whatever made it. */
export function securityHeaders(policy: string, https: boolean): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': policy,
    ...(https ? TRANSPORT_HEADERS : {}),
  };
}

const JSON_TYPE = /^application\/(?:problem\+)?json\b/;

/** @param policy gives the Content-Security-Policy of now; the served build may be replaced. */
export function registerSecurityHeaders(app: FastifyInstance, policy: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(policy(), request.protocol === 'https'));
  });
  // It is no document; and the pages' policy outgrows the 4 kB that nginx keeps for an answer's headers unless told.
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = JSON_TYPE.test(String(reply.getHeader('content-type')));
    // By its route: an address may be written otherwise, as `/%61pi/me`.
    const isOfApi = [request.routeOptions.url ?? '', pathnameOf(request.url)].some(isApiPath);
    if (isJson && isOfApi) void reply.header('content-security-policy', FILE_POLICY);
    return payload;
  });
}
