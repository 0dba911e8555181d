import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** A proxy on this machine connects from the loopback too, for a visitor from anywhere. */
const OF_PROXIES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/i;

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** As it was sent: of the parsed headers some have been made others since. */
const cameByProxy = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.some((text, index) => index % 2 === 0 && OF_PROXIES.test(text));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request comes from this machine itself, or has the token. */
export function mayRead(raw: IncomingMessage, token: string | undefined): boolean {
  const sent = /^Bearer (\S+)$/i.exec(raw.headers.authorization ?? '')?.[1];
  // Hashes are of one length, which the comparison needs; how long it takes says nothing of the token.
  if (token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token))) return true;
  return isLoopback(raw.socket.remoteAddress ?? '') && !cameByProxy(raw);
}
