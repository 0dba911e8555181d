import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DeliveryError } from './queue';

/** `::/96` once carried IPv4 addresses, which the library takes for ordinary ones. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Whether an address is for the whole internet (IANA special-purpose registries). */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return false;
  return parsed.range() === 'unicast';
}

/**
 * Looks a name up for a connection and refuses private addresses. Checked where the connection is made, a
 * name can't give a public address to the check and a private one afterwards.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { all: true }, (error, found) => {
    // Nothing is found then, whatever the types say.
    if (error !== null) {
      callback(error, '');
      return;
    }
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      callback(new DeliveryError('private-address'), '');
    } else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
