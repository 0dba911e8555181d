import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { portOf } from '../http/port-of';

/** Listens on a free port of the loopback. */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return portOf(server.server);
}

/** A connection that sends what no client library would. */
export interface RawSocket {
  socket: Socket;
  /** All that has come so far. */
  text: () => string;
  /** Resolves with all that has come, once it matches. */
  until: (pattern: RegExp) => Promise<string>;
}

export function openRaw(port: number, text: string): RawSocket {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  const until = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(received)) resolve(received);
      };
      socket.on('data', look);
      socket.once('close', () => reject(new Error(`closed after: ${received.slice(0, 200)}`)));
      socket.once('error', reject);
      look();
    });
  return { socket, text: () => received, until };
}
