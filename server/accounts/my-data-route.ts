import type { FastifyInstance } from 'fastify';
import { myDataSchema } from '../../src/contract/answers';
import { API_PATHS } from '../../src/contract/wire';
import { bearerTokenOf } from '../forms/read-post';
import { refuseCrossSite } from '../http/cross-site';
import { exportAccount } from '../personal-data/export-account';
import { requireAccount } from './require-account';

const schema = {
  summary: 'All that is kept of the account, as a file.',
  security: [{ bearer: [] }],
  response: { 200: myDataSchema },
};

/** What an account's owner has a right to take along. */
export function registerMyData(app: FastifyInstance): void {
  const { config, limiter, now } = app.services;
  app.get(
    API_PATHS.myData,
    {
      schema,
      config: { problems: ['unauthorized', 'forbidden', 'too-many-requests', 'unavailable'] },
    },
    async (request, reply) => {
      refuseCrossSite(request, config.allowedOrigins);
      const { store } = app.services;
      await limiter.take({ form: 'me/data', address: request.ip, kind: 'plain' }, now());
      const { id } = await requireAccount(app.services, bearerTokenOf(request));
      const data = await exportAccount(store, id, now());
      return reply.header('content-disposition', 'attachment; filename="account.json"').send(data);
    },
  );
}
