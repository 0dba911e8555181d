import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail } from './say.mjs';

/** As the server's own settings have them; a test compares. */
export const DEFAULT_PORT = 3000;
export const DEFAULT_HOST = 'localhost';

/** Says that the port is taken before anything is installed or built; what else is wrong the server says itself. */
export async function requireFreePort({ PORT = '', HOST = '' } = process.env) {
  const port = PORT.trim() === '' ? DEFAULT_PORT : Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const server = createServer();
  try {
    server.listen(port, HOST.trim() || DEFAULT_HOST);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken; stop what uses it, or set PORT.`);
  }
}
