import type { FastifyInstance } from 'fastify';

/** A request that has not arrived by then is cut off, so that a slow one can't hold a restart. */
const GRACE_MS = 10_000;

/**
 * Ends kept-alive connections with the answer that is being given while the server closes; they would hold it
 * open until they time out.
 */
export function registerClosing(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (closing) void reply.header('connection', 'close');
    return payload;
  });
}
