import type { Account as PublicAccount } from '../../src/contract/answers';
import { registrationsOf } from '../registrations/registration-repository';
import type { Connection } from '../storage/store';
import type { Account } from './account';

/** What an account is told of itself, with how its plans stand at `now`. */
export async function toPublicAccount(
  connection: Connection,
  { id, isClaim: _own, ...shown }: Account,
  now: number,
): Promise<PublicAccount> {
  return { ...shown, registrations: await registrationsOf(connection, id, now) };
}
