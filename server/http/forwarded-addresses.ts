import { isIP } from 'node:net';

/** Some gateways write the port of a connection, which is another one each time. */
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$|^\[([0-9a-f:.]+)\](?::\d+)?$/i;

/** The address in an element of a forwarding header; undefined for a word such as `unknown`. */
export function addressOf(element: string): string | undefined {
  const text = element.trim().replace(/^"(.*)"$/, '$1');
  const [, v4, v6] = WITH_PORT.exec(text) ?? [];
  const address = v4 ?? v6 ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The addresses that a chain of proxies told, up to the one nearest to us that is none: what stands before it could
 * have been written by anybody.
 */
export function usableChain(elements: readonly string[]): string[] {
  const chain: string[] = [];
  for (const element of [...elements].reverse()) {
    const address = addressOf(element);
    if (address === undefined) break;
    chain.unshift(address);
  }
  return chain;
}
