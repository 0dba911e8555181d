import { ProblemError } from '../http/problem-error';
import type { KeyedHashes } from '../security/server-secret';
import type { Services } from '../services';
import { emailKey } from './account';
import { isCommonPassword } from './common-password';
import { SALT_BYTES, saltOf } from './password-hash';
import type { Asker } from './passwords';

interface Chosen {
  password: string;
  /** Of the account that it is to guard. */
  email: string;
  /** A stored hash of somebody who claims this e-mail, if there is one. */
  known: string | undefined;
}

/** The salt of an e-mail that nobody has claimed: two that claim it at once have the same. */
export const saltOfEmail = (secret: KeyedHashes, email: string): Buffer =>
  secret.key('password-salt', emailKey(email)).subarray(0, SALT_BYTES);

/**
 * Hashes a password that somebody chose, which is slow.
 * @throws ProblemError 422 for a common one or the account's e-mail, 429 or 503 when too many are hashed.
 */
export async function hashChosen(
  { passwords, secret }: Pick<Services, 'passwords' | 'secret'>,
  { password, email, known }: Chosen,
  asker: Asker,
): Promise<string> {
  await passwords.refuseWhenFull(asker);
  const refuse = (code: 'password-common' | 'password-is-email') =>
    new ProblemError('invalid-fields', { errors: [{ field: 'password', code }] });
  if (emailKey(password.trim()) === emailKey(email)) throw refuse('password-is-email');
  if (await isCommonPassword(password)) throw refuse('password-common');
  return passwords.hash(password, saltOf(known) ?? saltOfEmail(secret, email), asker);
}
