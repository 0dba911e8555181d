import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address without its zone. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

/** What one visitor can't easily change: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
