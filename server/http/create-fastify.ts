import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { belowBase } from '../../src/contract/base-path';
import type { Config } from '../config/config';
import { createClientErrorHandler } from './client-error';
import { requestIdFrom } from './request-id';
import { logRequest } from './request-log';
import { securityHeaders } from './security-headers';
import { shareConnections } from './share-connections';

/** Of calls that take no form, which has a limit of its own. */
const BODY_LIMIT_BYTES = 4 * 1024;
/** A whole request must have arrived by then, so that slow ones can't fill the server. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often those that took too long are looked for; Node's own half a minute lets them stay twice as long. */
const CHECK_INTERVAL_MS = 5_000;
/** Who takes nothing of an answer for so long has left, or holds a connection that others need. */
const STALLED_MS = 60_000;
/** Longer than the 60 s of common proxies, which otherwise send a post into a connection being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Counted from the server, hop 0 is the connection itself. */
function trustProxyOption(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** What the server is given for answers outside of every route. */
export interface Outside {
  /** The Content-Security-Policy of now. */
  policy: () => string;
  /** Answers an address that can't be decoded. */
  answerUndecodable: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** The bare server: limits, timeouts, and answers to what never reaches a route. */
export function createFastify(
  config: Config,
  logger: FastifyServerOptions['logger'],
  { policy, answerUndecodable }: Outside,
): FastifyInstance {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Asked at the address that a browser has, or at that which a proxy has taken the base off.
    rewriteUrl: ({ url = '/' }) => belowBase(url),
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: STALLED_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Its answer would be bare: see strict-requests.ts.
      requireHostHeader: false,
    },
    requestIdHeader: false,
    genReqId: requestIdFrom(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(policy),
    // An address that can't be decoded never reaches a hook or a route.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(policy(), request.protocol === 'https'));
      reply.raw.once('finish', () => logRequest(request, reply));
      answerUndecodable(request, reply).catch(() => reply.raw.destroy());
    },
  });
  app.server.maxConnections = config.maxConnections;
  shareConnections(app.server, config);
  return app;
}
