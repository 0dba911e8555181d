import type { Server } from 'node:net';

/** Where it listens; 0 when it doesn't. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
