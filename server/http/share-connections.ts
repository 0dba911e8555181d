import type { Server, Socket } from 'node:net';
import type { Config } from '../config/config';
import { wideNetworkOf } from '../limits/network-of';
import { isTrustedPeer } from './trusted-peer';

/** Of all connections that may be open: whoever holds them opens the next as soon as one is ended. */
const SHARE_OF_ONE = 1 / 2;

/**
 * No network holds so many connections that others find none: what is more of its own is closed at once. The proxy in
 * front holds those of all.
 */
export function shareConnections(server: Server, { maxConnections, trustProxy }: Config): void {
  const most = Math.max(1, Math.floor(maxConnections * SHARE_OF_ONE));
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrustedPeer(trustProxy, remoteAddress)) return;
    const network = wideNetworkOf(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
