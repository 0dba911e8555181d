import type { Post } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import type { Account } from './account';
import { findAccountByEmail } from './account-repository';
import type { LoginGuard } from './login-guard';

interface Entered {
  field: string;
  password: string;
}

/**
 * Has who is logged in show that it is them; a wrong one counts as a wrong log-in.
 * @returns the hash of the password.
 * @throws ProblemError 422 for a wrong one, 429 or 503 when there are too many tries.
 */
export async function provePassword(
  { passwords, store }: Services,
  guard: LoginGuard,
  { email }: Account,
  { field, password }: Entered,
  post: Post,
): Promise<string> {
  const { address, now } = post;
  const login = { email, address, now };
  passwords.refuseWhenFull(post);
  await guard.begin(login);
  const found = await findAccountByEmail(store, email);
  const isRight = await passwords.verify(found?.passwordHash, password, post);
  if (found === undefined || !isRight) {
    throw new ProblemError('invalid-fields', { errors: [{ field, code: 'password-wrong' }] });
  }
  await guard.succeed(login);
  return found.passwordHash;
}
