import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config';
import { isTrustedPeer } from './trusted-peer';

/** As proxies make them; too little to hold anything that a visitor typed. */
const ID = /^[0-9a-f-]{16,64}$/i;

/** The proxy's own id, so that its log and this one can be laid side by side; a visitor's could hold anything. */
export function requestIdFrom(trusted: Config['trustProxy']) {
  return ({ headers, socket }: IncomingMessage): string => {
    const sent = headers['x-request-id'];
    const isTaken = typeof sent === 'string' && ID.test(sent) && isTrustedPeer(trusted, socket.remoteAddress);
    return isTaken ? sent : randomUUID();
  };
}
