import { PROOF_LIFETIME_MS } from '../contract/limits';
import { API_PATHS } from '../contract/wire';
import { getHttpClient } from './http-client';

/** A challenge that is slow to come would be too late anyway. */
const CHALLENGE_TIMEOUT_MS = 10_000;

async function solve(): Promise<typeof proof> {
  const client = await getHttpClient();
  const askedAt = Date.now();
  const { data: challenge } = await client.get<unknown>(API_PATHS.challenge, {
    timeout: CHALLENGE_TIMEOUT_MS,
  });
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(challenge);
    });
    return solution === null ? null : { text: btoa(JSON.stringify({ challenge, solution })), askedAt };
  } finally {
    worker.terminate();
  }
}

let proof: { text: string; askedAt: number } | null = null;
let solving: Promise<void> | null = null;

const isFresh = (made: typeof proof): made is NonNullable<typeof proof> =>
  made !== null && Date.now() - made.askedAt < PROOF_LIFETIME_MS;

/**
 * Begins a proof of work in the background: it widens the server's limit for this visitor. Without one a post is
 * accepted too, so no failure here is anybody's business.
 */
export function prepareProof(): void {
  if (isFresh(proof) || solving !== null) return;
  solving = solve()
    .then((solved) => {
      proof = solved;
    })
    .catch(() => undefined)
    .finally(() => {
      solving = null;
    });
}

/** A proof if one is ready, each only once. */
export function takeProof(): string | null {
  const taken = isFresh(proof) ? proof.text : null;
  proof = null;
  return taken;
}
