import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import type { Account } from './account';
import { findSession } from './session-repository';

/** The account of a bearer token. @throws ProblemError 401 without one that is alive. */
export async function requireAccount(services: Services, token: string | undefined): Promise<Account> {
  const { store, secret, now } = services;
  const account = token === undefined ? undefined : await findSession(store, secret, token, now());
  if (account === undefined) throw new ProblemError('unauthorized');
  return account;
}
