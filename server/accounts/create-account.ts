import type { Signup } from '../../src/contract/forms/signup';
import type { Post } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import { enqueueLink } from '../one-time-links/link-message';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { type Account, emailKey } from './account';
import { findAccountByEmail, insertAccount } from './account-repository';
import { hashChosen } from './choose-password';
import { attempt, NEVER } from './login-guard-repository';

/** However often somebody signs up with an address, its owner gets so many mails in a while. */
const MOST_MAILS = 3;

/** Asks for the address to be confirmed, or tells its owner of the account that they have: whoever sends it knows. */
export async function mailConfirmation(
  { outbox, secret }: Services,
  tx: Connection,
  { id: accountId, email }: Account,
  { locale, now }: Post,
): Promise<void> {
  const key = secret.hash('confirmation-mail', emailKey(email));
  const { attempts } = await attempt(tx, key, now, NEVER);
  if (attempts > MOST_MAILS) return;
  await enqueueLink(tx, { accountId, purpose: 'email-confirmation', locale }, now);
  outbox.nudge();
}

/**
 * Hashes the password, which is slow, and returns what is to be done in the transaction. An e-mail that has an account
 * gets another beside it, which does all that a new one does: until the mail's link is used, nothing tells which of them
 * has the address. Where no mail can be sent, nobody would learn why, and that is said.
 * @throws ProblemError 422 for a common password, 429 or 503 when too many are hashed, 409 where no mail can be sent.
 */
export async function prepareAccount(
  services: Services,
  signup: Signup,
  post: Post,
): Promise<(tx: Connection) => Promise<Account>> {
  const { config, store } = services;
  const holder = await findAccountByEmail(store, signup.email);
  const passwordHash = await hashChosen(services, { ...signup, known: holder?.passwordHash }, post);
  return async (tx) => {
    const add = (isClaim: boolean) => insertAccount(tx, { ...signup, passwordHash }, isClaim, post.now);
    const mail = config.mail !== undefined;
    // Of two at once the second meets the first here.
    const account = (await add(mail && holder !== undefined)) ?? (mail ? await add(true) : undefined);
    if (account === undefined) {
      throw new ProblemError('conflict', { errors: [{ field: 'email', code: 'email-in-use' }] });
    }
    // What a machine signs up is nobody's to write to.
    if (mail && !post.quarantined) await mailConfirmation(services, tx, account, post);
    return account;
  };
}
