import { once } from 'node:events';
import type { Server } from 'node:net';
import { portOf } from '../http/port-of';

/** Listens on a free port of the loopback. @returns which */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}
