import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors/error-code';
import { portOf } from './port-of';

interface Place {
  host: string;
  /** 0 takes a free one. */
  port: number;
  backlog: number;
}

/** A machine may name an address that it does not have, as `::1` where IPv6 is turned off. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Gives what connects to the server of the application, so that its limits, answers and time-outs are for all. */
async function openBeside({ server: main }: FastifyInstance, place: Place): Promise<Server[]> {
  const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    main.emit('connection', socket),
  );
  beside.maxConnections = main.maxConnections;
  try {
    beside.listen(place);
    await once(beside, 'listening');
    return [beside];
  } catch (error) {
    if (NOT_HERE.includes(errorCode(error))) return [];
    throw error;
  }
}

/** Resolves when what had connected is gone too. */
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/**
 * Listens, at `localhost` on each of its addresses: a browser takes `::1` first, a proxy is mostly told `127.0.0.1`.
 * Fastify would make a server of its own for the second, which has none of our limits and is not waited for.
 * @returns what closes all
 */
export async function listenAt(
  app: FastifyInstance,
  { host, ...place }: Place,
): Promise<() => Promise<void>> {
  const found = host === 'localhost' ? await lookup(host, { all: true }) : [];
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  const open: Server[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all([app.close(), ...open.map(close)]);
  };
  try {
    await app.listen({ ...place, host: first, listenTextResolver: () => 'listening' });
    const port = portOf(app.server);
    for (const other of others) open.push(...(await openBeside(app, { ...place, port, host: other })));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}
