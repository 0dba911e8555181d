import type { Post } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import type { Account } from './account';
import { findPasswordHash } from './account-repository';
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
  account: Account,
  { field, password }: Entered,
  post: Post,
): Promise<string> {
  const { address, now } = post;
  const login = { email: account.email, address, now };
  await passwords.refuseWhenFull(post);
  await guard.begin(login);
  // By the account, not by its e-mail, which may be another's.
  const stored = await findPasswordHash(store, account.id);
  if (stored === undefined) throw new ProblemError('unauthorized');
  if (!(await passwords.verify(stored, password, post))) {
    throw new ProblemError('invalid-fields', { errors: [{ field, code: 'password-wrong' }] });
  }
  await guard.succeed(account, login);
  return stored;
}
