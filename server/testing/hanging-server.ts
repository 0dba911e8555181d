import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback';

interface HangingServer {
  port: number;
  /** Resolves with the next connection. */
  connected: () => Promise<unknown>;
  /** Ends all connections, and takes no more. */
  letGo: () => void;
}

/** Something on the loopback that takes connections and never says a word. */
export async function startHangingServer(): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  const letGo = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(letGo);
  return { port: await listenOnLoopback(server), connected: () => once(server, 'connection'), letGo };
}
