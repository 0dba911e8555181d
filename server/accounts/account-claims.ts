import type { Connection } from '../storage/store';
import { type Account, emailKey } from './account';
import { ACCOUNT_COLUMNS, claimKeyOf, lockAccount, toAccount, updateAccount } from './account-repository';

// Whose an e-mail is that more than one account was made with: whoever confirms it first.

/** Rows of accounts whose e-mail another one has confirmed: they live on, and nobody is told of them. */
export const heldByAnother = (connection: Connection) =>
  connection
    .selectFrom('accounts as own')
    .innerJoin('accounts as holder', 'holder.email_key', 'own.claimed_key')
    .where('holder.email_confirmed_at', 'is not', null)
    .select('own.id');

/** Whether another account has confirmed the e-mail that this one claims. */
export async function isHeldByAnother(connection: Connection, accountId: string): Promise<boolean> {
  const query = heldByAnother(connection).where('own.id', '=', accountId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The accounts that claim what another one has, in the order in which they came. */
export async function claimsOf(connection: Connection, email: string): Promise<string[]> {
  const claims = connection.selectFrom('accounts').select('id').where('claimed_key', '=', emailKey(email));
  const query = claims.orderBy('id');
  return (await query.execute()).map(({ id }) => id);
}

/** All accounts that were made with an e-mail: who has it, then those that claim it, in the order in which they came. */
export async function accountsOf(connection: Connection, email: string): Promise<Account[]> {
  const key = emailKey(email);
  const rows = await connection
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where((eb) => eb.or([eb('email_key', '=', key), eb('claimed_key', '=', key)]))
    .orderBy((eb) => eb.case().when('claimed_key', 'is', null).then(0).else(1).end())
    .orderBy('accounts.id')
    .execute();
  return rows.map(toAccount);
}

const findHolder = (tx: Connection, key: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'email_confirmed_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();

/** Makes room for whoever has confirmed an e-mail that another account was given first. @returns whether there was. */
async function takeOver(tx: Connection, key: string): Promise<boolean> {
  const before = await findHolder(tx, key);
  if (before !== undefined) await lockAccount(tx, before.id);
  // Another one may have taken it while this one waited.
  const holder = await findHolder(tx, key);
  if (holder === undefined) return true;
  if (holder.id !== before?.id || holder.email_confirmed_at !== null) return false;
  return updateAccount(tx, holder.id, { email_key: claimKeyOf(holder.id), claimed_key: key });
}

/**
 * Confirms the e-mail of an account, which from then on is the account of that e-mail.
 * @returns false when the account is gone, or another one has confirmed the e-mail before.
 */
export async function confirmEmail(tx: Connection, accountId: string, now: number): Promise<boolean> {
  const own = tx.selectFrom('accounts').select('claimed_key').where('id', '=', accountId);
  const key = (await own.executeTakeFirst())?.claimed_key ?? null;
  if (key === null) return updateAccount(tx, accountId, { email_confirmed_at: now });
  if (!(await takeOver(tx, key))) return false;
  return updateAccount(tx, accountId, { email_key: key, claimed_key: null, email_confirmed_at: now });
}

/** Gives an e-mail that nobody has any more to whoever claimed it next. */
export async function passOn(tx: Connection, email: string): Promise<void> {
  const [next] = await claimsOf(tx, email);
  if (next !== undefined) await updateAccount(tx, next, { email_key: emailKey(email), claimed_key: null });
}
