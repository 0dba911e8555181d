import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { registerAccounts } from './accounts/routes';
import type { Config } from './config/config';
import { createContactSalesForm } from './contact-sales/contact-sales-form';
import { registerForm } from './forms/register-form';
import { registerHealth } from './health/routes';
import { registerBodyParsers } from './http/body-parsers';
import { registerClosing } from './http/closing';
import { registerCors } from './http/cors';
import { createFastify } from './http/create-fastify';
import { logFailure } from './http/error-log';
import { registerRequestLog } from './http/request-log';
import { registerSecurityHeaders } from './http/security-headers';
import { sendProblem } from './http/send-problem';
import { toProblemError } from './http/to-problem-error';
import { registerIpCountry } from './ip-country/routes';
import { registerOpenapi } from './openapi/routes';
import { createPartnerApplicationForm } from './partner-applications/partner-application-form';
import { registerChallenge } from './proof-of-work/routes';
import { createRegistrationForm } from './registrations/registration-form';
import { createServices, type Services } from './services';
import { createBuiltSite } from './site/built-site';
import { answerUnknown, siteRoutes } from './site/routes';
import type { Store } from './storage/store';

export interface AppOptions {
  config: Config;
  /** Stays its owner's to close. */
  store: Store;
  logger?: FastifyServerOptions['logger'];
  /** Epoch milliseconds; tests set their own. */
  now?: () => number;
}

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** What every answer goes through, in this order. */
function registerCommon(server: FastifyInstance, { config, site }: Services): void {
  registerSecurityHeaders(server, () => site.contentSecurityPolicy());
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  registerClosing(server);
  registerCors(server, config.allowedOrigins);
  registerRequestLog(server);
  registerBodyParsers(server);
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblemError(error);
    logFailure(request, error, problem);
    void sendProblem(reply, problem);
  });
}

/** Composes the server; does not listen, and sends nothing from the outbox by itself. */
export async function buildApp({ config, store, logger, now = Date.now }: AppOptions): Promise<App> {
  const site = createBuiltSite(config.siteDir);
  const policy = (): string => site.contentSecurityPolicy();
  const answerUnmatched = (request: FastifyRequest, reply: FastifyReply) =>
    answerUnknown(request, reply, site.folder);
  const server = createFastify(config, logger, { policy, answerUndecodable: answerUnmatched });
  server.setNotFoundHandler(answerUnmatched);
  const services = await createServices({ config, store, site, now, log: server.log });
  registerCommon(server, services);
  registerHealth(server, services);
  registerChallenge(server, services);
  registerIpCountry(server, config.countryHeader);
  registerOpenapi(server);
  registerForm(server, services, createContactSalesForm(services.inbox));
  registerForm(server, services, createRegistrationForm(services));
  registerForm(server, services, createPartnerApplicationForm(services.inbox));
  registerAccounts(server, services);
  if (site.folder !== undefined) await server.register(siteRoutes, { folder: site.folder });
  return { server, services };
}
