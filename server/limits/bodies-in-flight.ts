import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LimitError } from './limit-error';
import { networkOf, wideNetworkOf } from './network-of';

const MB = 1024 * 1024;

export interface BodyLimits {
  /** Bytes that bodies under way have announced, which is the memory that they may take. */
  most: number;
  /** Those of one network, so that nobody takes all room. */
  mostOfNetwork: number;
  /** Those of all that one customer of a provider can have; of a mobile provider each phone is a network. */
  mostOfWide: number;
}

/** Some 350 contact posts at their longest, 90 of one network; of ordinary ones a hundred times as many. */
const LIMITS: BodyLimits = { most: 32 * MB, mostOfNetwork: 8 * MB, mostOfWide: 16 * MB };

const RETRY_MS = 2_000;

const refusal = (): LimitError => new LimitError('bodies', 'unavailable', RETRY_MS);

/** Ends the reading of a body as a broken connection would: Fastify answers with the error and lets go of the bytes. */
function giveUp(raw: IncomingMessage): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', refusal());
  else raw.destroy();
}

/** As announced; one in chunks may be as long as its call takes. */
function bytesOf({ raw, routeOptions }: Pick<FastifyRequest, 'raw' | 'routeOptions'>): number {
  const announced = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return Math.min(announced, routeOptions.bodyLimit);
}

/**
 * Bounds the bodies that have been begun and not ended. A form's post arrives within moments, so when there is no room
 * left the one that has been under way the longest gives it up.
 */
export function createBodiesInFlight({ most, mostOfNetwork, mostOfWide }: BodyLimits = LIMITS) {
  /** In the order of their beginning. */
  const bodies = new Map<IncomingMessage, { network: string; wide: string; bytes: number }>();

  const sum = (found: { bytes: number }[]): number => found.reduce((total, { bytes }) => total + bytes, 0);
  const ofNetwork = (network: string) => [...bodies.values()].filter((body) => body.network === network);
  const ofWide = (wide: string) => [...bodies.values()].filter((body) => body.wide === wide);

  function makeRoom(bytes: number): void {
    let taken = sum([...bodies.values()]);
    for (const [oldest, body] of bodies) {
      if (taken + bytes <= most) return;
      bodies.delete(oldest);
      giveUp(oldest);
      taken -= body.bytes;
    }
  }

  return {
    size: (): number => bodies.size,
    /** How many bodies of the address's network are under way. */
    countOf: (address: string): number => ofNetwork(networkOf(address)).length,
    /** Before a body is read. @throws ProblemError 503 when its network has too much under way. */
    begin(
      request: Pick<FastifyRequest, 'raw' | 'ip' | 'routeOptions'>,
      { raw: response }: Pick<FastifyReply, 'raw'>,
    ): void {
      const { raw } = request;
      const [network, wide] = [networkOf(request.ip), wideNetworkOf(request.ip)];
      const bytes = bytesOf(request);
      if (sum(ofNetwork(network)) + bytes > mostOfNetwork) throw refusal();
      if (sum(ofWide(wide)) + bytes > mostOfWide) throw refusal();
      makeRoom(bytes);
      bodies.set(raw, { network, wide, bytes });
      const end = (): void => void bodies.delete(raw);
      raw.once('end', end);
      for (const event of ['finish', 'close']) response.once(event, end);
    },
  };
}
