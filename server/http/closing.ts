import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { STOP_LIMITS_MS } from './stop-limits';

/** What is on its way to a connection that was just opened has come by then. */
const SILENCE_MS = 500;

/**
 * Ends kept-alive connections with the answer that is being given while the server closes; they would hold it
 * open until they time out. So would those that browsers open ahead and may never use: Node counts them as busy.
 */
export function registerClosing(server: FastifyInstance): void {
  let closing = false;
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endSilent = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  server.addHook('preClose', async () => {
    closing = true;
    setTimeout(endSilent, SILENCE_MS).unref();
    setTimeout(() => server.server.closeAllConnections(), STOP_LIMITS_MS.requests).unref();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (closing) void reply.header('connection', 'close');
    return payload;
  });
}
