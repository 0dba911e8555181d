import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config';

/** The names of groups, by how the library calls their ranges. */
const GROUPS: Record<string, readonly string[]> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['private', 'uniqueLocal'],
};

function contains(entry: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const ranges = GROUPS[entry];
  if (ranges !== undefined) return ranges.includes(address.range());
  const [network, bits] = ipaddr.isValidCIDR(entry)
    ? ipaddr.parseCIDR(entry)
    : [ipaddr.process(entry), address.toByteArray().length * 8];
  return network.kind() === address.kind() && address.match(network, bits);
}

/** Whether the other end of a connection is the proxy in front, whose headers are believed. */
export function isTrustedPeer(trusted: Config['trustProxy'], peer: string | undefined): boolean {
  if (trusted === false || peer === undefined || !ipaddr.isValid(peer)) return false;
  if (typeof trusted === 'number') return trusted > 0;
  const address = ipaddr.process(peer);
  return trusted.some((entry) => contains(entry, address));
}
