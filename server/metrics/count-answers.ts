import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from '../limits/limit-error';
import type { Metrics } from './metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form's name in limits and metrics. */
    formName?: string;
  }
  interface FastifyReply {
    /** What the request used up, when it is refused for that. */
    limit: Limit | undefined;
  }
}

/** As nginx has it, and the log: the client was gone before it was answered. */
const CLIENT_GONE = 499;

/** Addresses that no route has may be anything, and so may their methods. */
function countedAs({ method, routeOptions }: FastifyRequest) {
  const { url } = routeOptions;
  return url === undefined ? { method: 'any', route: 'unmatched' } : { method, route: url };
}

/** Counts each answer once, also of who did not wait for it. */
export function registerCounting(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('limit', undefined);
  const answered = new WeakSet<FastifyRequest>();
  function count(request: FastifyRequest, reply: FastifyReply, status: number): void {
    if (answered.has(request)) return;
    answered.add(request);
    const form = request.routeOptions.config.formName;
    const seconds = reply.elapsedTime / 1000;
    metrics.count({ ...countedAs(request), status, form, limit: reply.limit, seconds });
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => count(request, reply, CLIENT_GONE));
  });
  app.addHook('onResponse', async (request, reply) => count(request, reply, reply.statusCode));
}
