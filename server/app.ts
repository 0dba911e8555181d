import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { API_BASE } from '../src/contract/wire';
import { accountRoutes } from './accounts/routes';
import type { Config } from './config/config';
import { contactSalesRoutes } from './contact-sales/routes';
import { healthRoutes, registerDoubt } from './health/routes';
import { createFastify } from './http/create-fastify';
import { registerCrossOrigin } from './http/cross-origin';
import { registerCommon } from './http/register-common';
import { ipCountryRoutes } from './ip-country/routes';
import { registerCounting } from './metrics/count-answers';
import { metricsRoutes } from './metrics/routes';
import { registerOpenapi } from './openapi/register-openapi';
import { partnerApplicationRoutes } from './partner-applications/routes';
import { challengeRoutes } from './proof-of-work/routes';
import { registrationRoutes } from './registrations/routes';
import { createServices, type Services } from './services';
import { createUnmatchedHandler, siteRoutes } from './site/routes';
import { createSitePolicy } from './site/site-policy';
import { createStandInPages } from './site/stand-in-pages';
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

async function apiRoutes(app: FastifyInstance): Promise<void> {
  // What a call answers is one visitor's, of this moment.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  await registerCrossOrigin(app, app.services.config.allowedOrigins);
  await registerOpenapi(app);
  registerDoubt(app);
  await app.register(healthRoutes);
  await app.register(metricsRoutes);
  await app.register(challengeRoutes);
  await app.register(ipCountryRoutes);
  await app.register(contactSalesRoutes);
  await app.register(registrationRoutes);
  await app.register(partnerApplicationRoutes);
  await app.register(accountRoutes);
}

/** Composes the server; does not listen, and sends nothing from the outbox by itself. */
export async function buildApp({ config, store, logger, now = Date.now }: AppOptions): Promise<App> {
  const folder = config.siteDir;
  const policy = createSitePolicy(folder);
  const standIns = createStandInPages(folder);
  const answerUnmatched = createUnmatchedHandler(folder === undefined ? undefined : standIns);
  const server = createFastify(config, logger, { policy, answerUndecodable: answerUnmatched });
  const services = await createServices({ config, store, now, standIns, log: server.log });
  server.decorate('services', services);
  server.setNotFoundHandler(answerUnmatched);
  registerCounting(server, services.metrics);
  await registerCommon(server, config, policy);
  await server.register(apiRoutes, { prefix: API_BASE });
  if (folder !== undefined) await server.register(siteRoutes, { folder, standIns });
  return { server, services };
}
