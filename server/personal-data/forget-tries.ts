import { emailKey } from '../accounts/account';
import { forget } from '../accounts/login-guard-repository';
import type { ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';

/** What is counted for an e-mail alone. Counts of an e-mail and a network end by themselves: their keys can't be told. */
const COUNTED = ['login-account', 'confirmation-mail', 'password-reset'];

/** Deletes the counts of tries that can be found by an e-mail. */
export async function forgetTries(tx: Connection, secret: ServerSecret, email: string): Promise<void> {
  for (const key of COUNTED.flatMap((purpose) => secret.everyHash(purpose, emailKey(email)))) {
    await forget(tx, key);
  }
}
