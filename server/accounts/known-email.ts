import type { Signup } from '../../src/contract/forms/signup';
import type { Post } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import { ProblemError } from '../http/problem-error';
import { enqueue } from '../outbox/submission-queue';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { insertSubmission } from '../submissions/submission-repository';
import { emailKey } from './account';
import { findAccountByEmail } from './account-repository';
import { isFirst } from './login-guard-repository';

/**
 * What becomes of a sign-up with an e-mail that has an account. Where mail can be sent, its owner is told by mail and
 * the answer is that of a new account; the row is kept as quarantined, for nobody is to call them about it.
 * @throws ProblemError 409 where no mail can be sent: nobody would learn why the new password does not work.
 */
export async function keepKnownEmail(
  { config, outbox, secret }: Services,
  tx: Connection,
  { email }: Pick<Signup, 'email'>,
  post: Post,
): Promise<void> {
  const known = await findAccountByEmail(tx, email);
  if (config.mail === undefined || known === undefined) {
    throw new ProblemError('conflict', { errors: [{ field: 'email', code: 'email-in-use' }] });
  }
  const data = { email: known.account.email, accountId: known.account.id, knownEmail: true };
  const fresh = { ...toSubmission('signup', data, post), quarantined: true };
  const { id } = await insertSubmission(tx, fresh);
  const key = secret.hash('sign-up-notice', emailKey(email));
  if (!(await isFirst(tx, key, post.now))) return;
  await enqueue(tx, id, ['notice'], post.now);
  outbox.nudge();
}
