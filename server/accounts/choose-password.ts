import { ProblemError } from '../http/problem-error';
import { emailKey } from './account';
import { isCommonPassword } from './common-password';
import type { Asker, Passwords } from './passwords';

interface Chosen {
  password: string;
  /** Of the account that it is to guard. */
  email: string;
}

/**
 * Hashes a password that somebody chose, which is slow.
 * @throws ProblemError 422 for a common one or the account's e-mail, 429 or 503 when too many are hashed.
 */
export async function hashChosen(
  passwords: Passwords,
  { password, email }: Chosen,
  asker: Asker,
): Promise<string> {
  passwords.refuseWhenFull(asker);
  const refuse = (code: 'password-common' | 'password-is-email') =>
    new ProblemError('invalid-fields', { errors: [{ field: 'password', code }] });
  if (emailKey(password.trim()) === emailKey(email)) throw refuse('password-is-email');
  if (await isCommonPassword(password)) throw refuse('password-common');
  return passwords.hash(password, asker);
}
