import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnLoopback } from './loopback';

/** A port of the loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
}
