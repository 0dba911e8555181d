import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error';
import type { Counted } from '../limits/rate-limiter';
import type { Services } from '../services';
import { isPlainForm, proofOf, provedInHeader } from './read-post';

const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'too-many-requests';

type Asked = Pick<Counted, 'form' | 'address'>;

/** Counts a post with a proof and uses the proof up, both or neither. @returns whether it was taken. */
async function takeProved({ limiter, proofs, store }: Services, asked: Asked, proof: string, now: number) {
  const opened = await proofs.open(proof);
  if (opened === undefined) return false;
  try {
    return await store.transaction().execute(async (tx) => {
      if (!(await opened.spend(tx, now))) return false;
      await limiter.takeWithin(tx, { ...asked, kind: 'proved' }, now);
      return true;
    });
  } catch (error) {
    // It may still be one of those that need no proof; this one stays unused.
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Counts a post, with its proof of work if it has one. @throws ProblemError 429 */
export async function admitPost(
  services: Services,
  form: string,
  request: FastifyRequest,
  fields: Record<string, unknown>,
): Promise<void> {
  if (services.config.rateLimit === 0) return;
  const asked = { form, address: request.ip };
  const now = services.now();
  const proof = proofOf(request, fields);
  if (proof !== undefined && (await takeProved(services, asked, proof, now))) return;
  await services.limiter.take({ ...asked, kind: 'plain' }, now);
}

/** @throws ProblemError 429 when the network has used up what the post could be counted by. */
async function refuseUsedUp(services: Services, asked: Asked, request: FastifyRequest): Promise<void> {
  const { limiter, proofs } = services;
  const now = services.now();
  try {
    limiter.refuseUsedUp({ ...asked, kind: 'plain' }, now);
  } catch (error) {
    const proof = provedInHeader(request);
    const isProved = proof !== undefined && (await proofs.open(proof)) !== undefined;
    if (isProved) {
      limiter.refuseUsedUp({ ...asked, kind: 'proved' }, now);
      return;
    }
    // A proof may be among the fields, so one body at a time is read; a plain form's page shows what was typed.
    if (services.bodies.countOf(asked.address) > 0 && !isPlainForm(request)) throw error;
  }
}

/** Asks before the body is read, so that refused posts fill no memory. @throws ProblemError 429 or 503 */
export async function admitBody(
  services: Services,
  form: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await refuseUsedUp(services, { form, address: request.ip }, request);
  services.bodies.begin(request, reply);
}
