import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that a home or a server is given, and that a company or a provider's customer is. */
const SITE_GROUPS = 4;
const WIDE_GROUPS = 3;
const GROUP_BITS = 16;

function network(address: string, groups: number): string {
  // Of a peer without an address, such as a socket's, there is one.
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const kept = parsed.parts.slice(0, groups).map((group) => group.toString(16));
  return `${kept.join(':')}::/${groups * GROUP_BITS}`;
}

/** What one visitor can't easily change: an IPv4 address, or the /64 of an IPv6 one. */
export const networkOf = (address: string): string => network(address, SITE_GROUPS);

/** What one attacker can't easily change: an IPv4 address, or the /48 of an IPv6 one, which has 65,536 of those. */
export const wideNetworkOf = (address: string): string => network(address, WIDE_GROUPS);
