import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error';
import { sendProblem } from '../http/send-problem';
import type { Services } from '../services';
import { serveSite } from './serve-site';
import { pathnameOf } from './site-path';

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** The methods that a path of the API answers, if it is one. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  return METHODS.filter((method) => app.hasRoute({ method, url: path }));
}

const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Everything that is no call of the API: the built site, or a problem document below `/api`. */
export function registerSite(app: FastifyInstance, services: Services): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathnameOf(request.url);
    const { files } = services.site;
    if (!isApiPath(path) && files !== undefined) {
      await serveSite(request, reply, files);
      return reply;
    }
    const methods = isApiPath(path) ? methodsOf(app, path) : [];
    const error =
      methods.length === 0
        ? new ProblemError('not-found')
        : new ProblemError('method-not-allowed', { allow: methods.join(', ') });
    return sendProblem(reply, error);
  });
}
