import type { Signup } from '../../src/contract/forms/signup';
import type { Post } from '../forms/form-definition';
import { enqueueLink } from '../one-time-links/link-message';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import type { Account } from './account';
import { insertAccount } from './account-repository';
import { hashChosen } from './choose-password';

/**
 * Hashes the password, which is slow, and returns what is to be done in the transaction; that resolves to undefined
 * when the e-mail has an account already. Where mail can be sent, the new one is asked to confirm its address.
 * @throws ProblemError 422 for a common password, 429 or 503 when too many are hashed.
 */
export async function prepareAccount(
  { config, outbox, passwords }: Services,
  signup: Signup,
  post: Post,
): Promise<(tx: Connection) => Promise<Account | undefined>> {
  const { locale, now, quarantined } = post;
  const passwordHash = await hashChosen(passwords, signup, post);
  return async (tx) => {
    const account = await insertAccount(tx, signup, passwordHash, now);
    // What a machine signs up is nobody's to write to.
    if (account === undefined || config.mail === undefined || quarantined) return account;
    await enqueueLink(tx, { accountId: account.id, purpose: 'email-confirmation', locale }, now);
    outbox.nudge();
    return account;
  };
}
