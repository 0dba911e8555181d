import { availableParallelism } from 'node:os';
import { createBudget } from '../limits/budget';
import { createGate } from '../limits/gate';
import { LimitError } from '../limits/limit-error';
import { wideNetworkOf } from '../limits/network-of';
import { hashBeside, hashPassword, verifyPassword } from './password-hash';

/** A hash keeps one core and one of libuv's four threads busy; the pages keep the other of two. */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Some 30 ms each: nobody waits much longer than a second. */
export const WAITING = 32;
export const WAITING_PER_NETWORK = 16;
/** Two hundred that are refused and ask again at once are 800 refusals a second, not what a core can answer. */
const REFUSAL_PAUSE_MS = 250;

const WINDOW_MS = 60_000;
/** Sign-up, registration and log-in, each with its posts a minute; what is seldom done with a password is among them. */
const HASHING_FORMS = 3;
/** Twenty networks at their limit; by default twenty hashes a second. */
const NETWORKS_AT_LIMIT = 20;

/** Who asks for a hash, and when. */
export interface Asker {
  address: string;
  now: number;
}

/**
 * What all that hash a password go through. A hash is made to be dear, so how many there are is nobody's choice.
 * @param perMinute posts a minute of one form and network; 0 for no budget.
 */
export function createPasswords(perMinute: number) {
  const gate = createGate({
    atOnce: AT_ONCE,
    waiting: WAITING,
    waitingPerKey: WAITING_PER_NETWORK,
    pauseMs: REFUSAL_PAUSE_MS,
  });
  const ofNetworks = createBudget(perMinute * HASHING_FORMS, WINDOW_MS);
  const ofAll = createBudget(perMinute * HASHING_FORMS * NETWORKS_AT_LIMIT, WINDOW_MS);

  function pay(network: string, now: number): void {
    if (perMinute === 0) return;
    const ownMs = ofNetworks.take(network, now);
    if (ownMs > 0) throw new LimitError('hashing', 'too-many-requests', ownMs);
    const waitMs = ofAll.take('all', now);
    if (waitMs > 0) throw new LimitError('hashing', 'unavailable', waitMs);
  }

  async function spend<T>({ address, now }: Asker, work: () => Promise<T>): Promise<T> {
    const network = wideNetworkOf(address);
    pay(network, now);
    return gate.run(network, work);
  }

  return {
    /** How many hashes are made now, and how many wait. */
    load: gate.load,
    /** Before a post costs anything else. @throws ProblemError 503 with `Retry-After` when too many wait. */
    refuseWhenFull: ({ address }: Pick<Asker, 'address'>): Promise<void> =>
      gate.refuseWhenFull(wideNetworkOf(address)),
    /** @throws ProblemError 429 or 503 with `Retry-After`. */
    hash: (password: string, salt: Buffer, asker: Asker): Promise<string> =>
      spend(asker, () => hashPassword(password, salt)),
    /**
     * What a password is stored as, for whoever claims an e-mail.
     * @param known the stored hash of one who does, or else the salt that nobody has: it costs as much
     * @throws ProblemError 429 or 503 with `Retry-After`, alike for known and unknown accounts.
     */
    hashBeside: (known: string | Buffer, password: string, asker: Asker): Promise<string> =>
      spend(asker, () =>
        typeof known === 'string' ? hashBeside(known, password) : hashPassword(password, known),
      ),
    /** @throws ProblemError 429 or 503 with `Retry-After`. */
    verify: (stored: string, password: string, asker: Asker): Promise<boolean> =>
      spend(asker, () => verifyPassword(stored, password)),
  };
}
