import ipaddr from 'ipaddr.js';

const hex = (group: number): string => group.toString(16);

/** What one visitor can't easily change: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts.slice(0, 4).map(hex).join(':')}::/64`
    : parsed.toString();
}
