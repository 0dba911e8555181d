import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Refuses a post that another site's page makes a browser send. Programs send neither header and are let
 * through: they have no visitor's browser to abuse.
 * @throws ProblemError 403
 */
export function refuseCrossSite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  const origin = headerOf(request, 'origin');
  if (origin !== undefined && allowedOrigins.includes(origin)) return;
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new ProblemError('forbidden');
  }
  if (origin === undefined) return;
  // The scheme is left out: a proxy in front may speak https and say nothing of it.
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '' || host !== request.host) throw new ProblemError('forbidden');
}
