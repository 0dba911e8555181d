import { API_PATHS } from '../contract/wire';
import { getHttpClient } from './http-client';

/** A challenge that is slow to come would be too late anyway. */
const CHALLENGE_TIMEOUT_MS = 10_000;

async function solve(): Promise<string | null> {
  const client = await getHttpClient();
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
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

let proof: string | null = null;
let solving: Promise<void> | null = null;

/**
 * Begins a proof of work in the background: it widens the server's limit for this visitor. Without one a post is
 * accepted too, so no failure here is anybody's business.
 */
export function prepareProof(): void {
  if (proof !== null || solving !== null) return;
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
  const taken = proof;
  proof = null;
  return taken;
}
