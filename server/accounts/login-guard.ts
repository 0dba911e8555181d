import { setTimeout as sleep } from 'node:timers/promises';
import { LimitError } from '../limits/limit-error';
import { networkOf } from '../limits/network-of';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { type Account, emailKey, isOwnersEmail } from './account';
import { attempt, forget, isKnown, NEVER, pace, remember } from './login-guard-repository';

/** Wrong tries that cost nothing: a person's own, for one account from one network, in the window. */
const FREE_PER_PAIR = 10;
/** The same for one account from everywhere; beyond it somebody is guessing with many addresses. */
const FREE_PER_ACCOUNT = 30;
/** Then each try from a place that the account was never used from waits its turn. */
const TURN_MS = 1_000;
/** Longer than this nobody is kept waiting; they are asked to come back. */
const LONGEST_WAIT_MS = 3_000;

export interface LoginTry {
  email: string;
  address: string;
  now: number;
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;

const tooMany = (waitMs: number): LimitError => new LimitError('log-in', 'too-many-requests', waitMs);

/**
 * Slows guessing without ever closing an account: an owner who logged in from this network before passes whatever
 * others try elsewhere. A proof of work lifts nothing: it costs a guesser a tenth of a second. Counts alike for
 * unknown e-mails.
 */
export function createLoginGuard({ store, secret, config }: Pick<Services, 'store' | 'secret' | 'config'>) {
  const canMail = config.mail !== undefined;
  const pairOf = ({ email, address }: LoginTry) =>
    ['login-pair', emailKey(email), networkOf(address)] as const;
  const pairKey = (login: LoginTry): string => secret.hash(...pairOf(login));
  const accountKey = (login: LoginTry): string => secret.hash('login-account', emailKey(login.email));

  return {
    /** Counts the try; may wait. @throws ProblemError 429 with the seconds until the next try. */
    async begin(login: LoginTry): Promise<void> {
      const { now } = login;
      const pair = await attempt(store, pairKey(login), now, FREE_PER_PAIR);
      if (pair.waitMs > 0) throw tooMany(pair.waitMs);
      // The account as such is counted and never closed.
      const account = await attempt(store, accountKey(login), now, NEVER);
      if (account.attempts <= FREE_PER_ACCOUNT) return;
      if (await isKnown(store, secret.everyHash(...pairOf(login)))) return;
      const waitMs = await pace(store, accountKey(login), now, TURN_MS, LONGEST_WAIT_MS);
      if (waitMs === undefined) throw tooMany(LONGEST_WAIT_MS);
      if (waitMs > 0) await sleep(waitMs);
    },
    /**
     * The password was right: earlier wrong ones from this network are forgiven. Not by an account that may have claimed
     * somebody else's address, whose password could then be guessed for nothing.
     */
    async succeed(account: Account, login: LoginTry): Promise<void> {
      if (!isOwnersEmail(account, canMail)) return;
      await forget(store, pairKey(login));
      await remember(store, pairKey(login), login.now);
    },
    /** The password was chosen anew: wrong ones of before say nothing any more. */
    async forgive(tx: Connection, login: LoginTry): Promise<void> {
      await forget(tx, pairKey(login));
      await forget(tx, accountKey(login));
    },
  };
}
