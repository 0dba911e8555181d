import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';
import { sendProblem } from './send-problem';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function canBeDecoded(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    // An address that never reaches a route.
    return false;
  }
}

function problemOf({ server }: FastifyRequest, path: string): ProblemError {
  if (!canBeDecoded(path)) return new ProblemError('malformed');
  const methods = METHODS.filter((method) => server.hasRoute({ method, url: path }));
  return methods.length === 0
    ? new ProblemError('not-found')
    : new ProblemError('method-not-allowed', { allow: methods.join(', ') });
}

/** A problem document for an address or a method that the API does not answer. */
export const sendUnknownCall = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply =>
  sendProblem(reply, problemOf(request, path));
