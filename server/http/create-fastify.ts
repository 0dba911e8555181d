import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config/config';
import type { BuiltSite } from '../site/built-site';
import { serveSite } from '../site/serve-site';
import { createClientErrorHandler } from './client-error';
import { logRequest } from './request-log';
import { securityHeaders } from './security-headers';
import { sendProblem } from './send-problem';
import { toProblemError } from './to-problem-error';

/** The longest partner application in Thai, percent-encoded by a browser, with a proof of work. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** A whole request must have arrived by then, so that slow ones can't fill the server. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than the 60 s of common proxies, which otherwise send a post into a connection being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Counted from the server, hop 0 is the connection itself. */
function trustProxyOption(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** The bare server: limits, timeouts, and answers to what never reaches a route. */
export function createFastify(
  config: Config,
  site: BuiltSite,
  logger: FastifyServerOptions['logger'],
): FastifyInstance {
  const policy = (): string => site.contentSecurityPolicy();
  return Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    // An id sent by a visitor could hold anything.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(policy),
    // An address that can't be decoded never reaches a hook or a route.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(policy(), request.protocol === 'https'));
      reply.raw.once('finish', () => logRequest(request, reply));
      const { files } = site;
      if (request.url.startsWith('/api/') || files === undefined)
        void sendProblem(reply, toProblemError(error));
      else serveSite(request, reply, files).catch(() => reply.raw.destroy());
    },
  });
}
