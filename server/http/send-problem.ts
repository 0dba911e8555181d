import type { FastifyReply } from 'fastify';
import { LimitError } from '../limits/limit-error';
import type { ProblemError } from './problem-error';

/** The headers that belong to a refusal, whether its body is JSON or a page. */
export function setProblemHeaders(reply: FastifyReply, error: ProblemError): void {
  const { retryAfterSeconds, allow } = error.details;
  if (error instanceof LimitError) reply.limit = error.limit;
  void reply.code(error.status).header('cache-control', 'no-store');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  if (allow !== undefined) void reply.header('allow', allow);
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
}

export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  setProblemHeaders(reply, error);
  // As bytes, because Fastify adds a charset to the type of JSON text, which the type does not have.
  return reply
    .header('content-type', 'application/problem+json')
    .send(Buffer.from(JSON.stringify(error.toProblem())));
}
