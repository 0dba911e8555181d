import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { DeliveryError } from './delivery';

const PRIVATE_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Also the prefixes that carry an IPv4 address within: 6to4, NAT64, Teredo. */
const PRIVATE_V6: [string, number][] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of PRIVATE_V4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_V6) blocked.addSubnet(network, prefix, 'ipv6');

/** Whether an address is for the whole internet (IANA special-purpose registries). */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // BlockList looks at IPv4-mapped IPv6 addresses by their IPv4 one.
  return !blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Looks a name up for a connection and refuses private addresses. Checked where the connection is made, a
 * name can't give a public address to the check and a private one afterwards.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { all: true }, (error, found) => {
    const [first] = found;
    if (error !== null) callback(error, '');
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      callback(new DeliveryError('private-address'), '');
    } else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
