import type { Signup } from '../../src/contract/forms/signup';
import { ProblemError } from '../http/problem-error';
import type { Connection } from '../storage/store';
import type { Account } from './account';
import { insertAccount } from './account-repository';
import { isCommonPassword } from './common-password';
import type { Asker, Passwords } from './passwords';

/**
 * Hashes the password, which is slow, and returns what is to be done in the transaction; that resolves to undefined
 * when the e-mail has an account already.
 * @throws ProblemError 422 for a common password, 429 or 503 when too many are hashed.
 */
export async function prepareAccount(
  passwords: Passwords,
  signup: Signup,
  asker: Asker,
): Promise<(tx: Connection) => Promise<Account | undefined>> {
  passwords.refuseWhenFull(asker);
  if (await isCommonPassword(signup.password)) {
    throw new ProblemError('invalid-fields', { errors: [{ field: 'password', code: 'password-common' }] });
  }
  const passwordHash = await passwords.hash(signup.password, asker);
  return (tx) => insertAccount(tx, signup, passwordHash, asker.now);
}
