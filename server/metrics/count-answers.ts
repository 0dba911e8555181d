import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onAnswer } from '../http/on-answer';
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

/** Addresses that no route has may be anything, and so may their methods. */
function countedAs({ method, routeOptions }: FastifyRequest) {
  const { url } = routeOptions;
  return url === undefined ? { method: 'any', route: 'unmatched' } : { method, route: url };
}

/** Counts each answer once, also of whoever did not wait for it. */
export function registerCounting(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('limit', undefined);
  onAnswer(app, (request, reply, status) => {
    const form = request.routeOptions.config.formName;
    const seconds = reply.elapsedTime / 1000;
    metrics.count({ ...countedAs(request), status, form, limit: reply.limit, seconds });
  });
}
