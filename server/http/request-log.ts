import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { describeError } from './error-log';
import { onAnswer } from './on-answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a log line may call the request when no route matched: a built file, never what was asked. */
    logName: string;
  }
}

/** Serializers of the framework's own lines too: none may write an address, a header or a message. */
export const LOGGER_OPTIONS = {
  base: null,
  // `30` and epoch milliseconds are for programs alone.
  formatters: { level: (level) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: describeError, req: () => ({}), res: () => ({}) },
} satisfies FastifyServerOptions['logger'];

/**
 * Writes the line of a request. The route's pattern stands for the address: a path, a query, a header or a body
 * may hold what a visitor typed, and none of them is written.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply, status = reply.statusCode): void {
  const line = {
    method: request.method,
    route: request.logName || request.routeOptions.url || 'unmatched',
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  request.log.info(line, 'request');
}

/** One line a request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('logName', '');
  onAnswer(app, logRequest);
}

/** A line for what could not be read as a request; of its text only the parser's code for the fault is written. */
export function logUnreadable(log: FastifyBaseLogger, status: number, code: string): void {
  log.info({ route: 'unreadable', status, code }, 'request');
}
