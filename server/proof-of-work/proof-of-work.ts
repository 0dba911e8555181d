import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as v from 'valibot';
import { PROOF_LIFETIME_MS } from '../../src/contract/limits';
import type { KeyedHashes, ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';
import { challengeSchema } from './challenge-schema';

/** Two bytes of zeros: about 65,000 hashes, a second or less in a browser's worker. */
const KEY_PREFIX = '0000';
/** One hash an attempt; the number of attempts is the work. */
const COST = 1;
/** A payload is a few hundred characters; more is not one. */
export const MAX_PROOF_LENGTH = 4096;

const payloadSchema = v.object({
  challenge: v.object({
    ...challengeSchema.entries,
    parameters: v.looseObject({
      ...challengeSchema.entries.parameters.entries,
      cost: v.literal(COST),
      keyPrefix: v.literal(KEY_PREFIX),
    }),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

type Payload = v.InferOutput<typeof payloadSchema>;

function decode(text: string): Payload | undefined {
  if (text.length > MAX_PROOF_LENGTH) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const result = v.safeParse(payloadSchema, json);
    return result.success ? result.output : undefined;
  } catch {
    // Not a payload at all: the post goes on without a proof.
    return undefined;
  }
}

/** Uses it up, if the transaction is kept. @returns false when somebody has used it before. */
async function spend(tx: Connection, hash: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('spent_proofs')
    .values({ proof_hash: hash, expires_at: now + PROOF_LIFETIME_MS })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Challenges are signed, not stored; only spent ones are, until they would have expired anyway. */
export function createProofOfWork(secret: ServerSecret) {
  const signs = (hashes: KeyedHashes): string => hashes.hash('proof-of-work');
  return {
    challenge: (now: number): Promise<Challenge> =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        expiresAt: new Date(now + PROOF_LIFETIME_MS),
        hmacSignatureSecret: signs(secret),
      }),
    /** A right, unexpired solution, which somebody may have used before. */
    async open(text: string) {
      const payload = decode(text);
      if (payload === undefined) return undefined;
      const { challenge, solution } = payload;
      for (const hashes of secret.all) {
        const hmacSignatureSecret = signs(hashes);
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
        const hash = hashes.hash('spent-proof', challenge.signature);
        if (verified) return { spend: (tx: Connection, now: number) => spend(tx, hash, now) };
      }
      return undefined;
    },
  };
}
