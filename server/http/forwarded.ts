import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { usableChain } from './forwarded-addresses';
import { parseForwarded } from './forwarded-header';

function setOrDelete(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value === undefined || value === '') delete headers[name];
  else headers[name] = value;
}

const textOf = (value: string | string[] | undefined): string => [value ?? []].flat().join(',');

/** Says in the headers that Fastify reads what the proxy says in `Forwarded`, whose own would be a visitor's. */
function translate(headers: IncomingHttpHeaders): void {
  const hops = parseForwarded(textOf(headers['forwarded']));
  const last = hops.at(-1);
  setOrDelete(headers, 'x-forwarded-for', hops.map((hop) => hop.get('for') ?? '').join(','));
  setOrDelete(headers, 'x-forwarded-proto', last?.get('proto'));
  setOrDelete(headers, 'x-forwarded-host', last?.get('host'));
}

/**
 * Makes one visitor one address, however the proxy writes it: without port and brackets, and without words; where no
 * address is left, the peer's own counts.
 */
export function registerForwarded(
  app: FastifyInstance,
  { trustProxy, forwardedHeader }: Pick<Config, 'trustProxy' | 'forwardedHeader'>,
): void {
  if (trustProxy === false) return;
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (forwardedHeader === 'forwarded') translate(headers);
    const elements = textOf(headers['x-forwarded-for']).split(',');
    setOrDelete(headers, 'x-forwarded-for', usableChain(elements).join(', '));
  });
}
