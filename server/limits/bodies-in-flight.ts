import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error';
import { networkOf } from './network-of';

/** Bodies that are being received at once; times the largest form's limit, this is the memory they take. */
export const MOST_BODIES = 512;
/** Those of one network, so that nobody takes all places. */
export const MOST_BODIES_PER_NETWORK = 128;

const RETRY_SECONDS = 2;

export type BodiesInFlight = ReturnType<typeof createBodiesInFlight>;

const refusal = (): ProblemError => new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS });

/** Ends the reading of a body as a broken connection would: Fastify answers with the error and lets go of the bytes. */
function giveUp(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', refusal());
  else raw.destroy();
}

/**
 * Bounds the bodies that have been begun and not ended. A form's post arrives within moments, so when there is no
 * place left the one that has been under way the longest gives it up.
 */
export function createBodiesInFlight() {
  /** In the order of their beginning. */
  const bodies = new Map<IncomingMessage, string>();

  const ofNetwork = (network: string): number =>
    [...bodies.values()].filter((other) => other === network).length;

  return {
    size: (): number => bodies.size,
    /** How many bodies of the address's network are under way. */
    countOf: (address: string): number => ofNetwork(networkOf(address)),
    /** Before a body is read. @throws ProblemError 503 when its network has too many under way. */
    begin(
      { raw, ip }: Pick<FastifyRequest, 'raw' | 'ip'>,
      { raw: response }: Pick<FastifyReply, 'raw'>,
    ): void {
      const network = networkOf(ip);
      if (ofNetwork(network) >= MOST_BODIES_PER_NETWORK) throw refusal();
      const [oldest] = bodies.keys();
      if (bodies.size >= MOST_BODIES && oldest !== undefined) {
        bodies.delete(oldest);
        giveUp(oldest);
      }
      bodies.set(raw, network);
      const end = (): void => void bodies.delete(raw);
      raw.once('end', end);
      for (const event of ['finish', 'close']) response.once(event, end);
    },
  };
}
