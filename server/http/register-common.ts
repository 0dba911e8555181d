import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { registerBodyParsers } from './body-parsers';
import { registerClosing } from './closing';
import { logFailure } from './error-log';
import { registerForwarded } from './forwarded';
import { registerRequestLog } from './request-log';
import { registerRouteSchemas } from './route-schemas';
import { registerSecurityHeaders } from './security-headers';
import { sendProblem } from './send-problem';
import { registerStrictRequests } from './strict-requests';
import { toProblemError } from './to-problem-error';

/** What every answer goes through, in this order. */
export async function registerCommon(
  app: FastifyInstance,
  config: Config,
  policy: () => string,
): Promise<void> {
  registerForwarded(app, config);
  registerSecurityHeaders(app, policy);
  registerStrictRequests(app, policy);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  registerClosing(app);
  registerRequestLog(app);
  registerRouteSchemas(app);
  await registerBodyParsers(app);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblemError(error);
    logFailure(request, error, problem);
    void sendProblem(reply, problem);
  });
}
