import type { Selectable, Updateable, UpdateResult } from 'kysely';
import type { Signup } from '../../src/contract/forms/signup';
import type { PlanId } from '../../src/contract/plans';
import type { Database } from '../storage/database';
import { isPostgres } from '../storage/is-postgres';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { type Account, emailKey } from './account';

const OWN_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'plan',
  'email_confirmed_at',
  'marketing_consent',
  'claimed_key',
] as const;

/** Also of a table beside another one that has ids. */
export const ACCOUNT_COLUMNS = ['accounts.id', ...OWN_COLUMNS] as const;

type AccountRow = Pick<Selectable<Database['accounts']>, 'id' | (typeof OWN_COLUMNS)[number]>;

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: row.plan,
    emailConfirmed: row.email_confirmed_at !== null,
    marketingConsent: row.marketing_consent !== 0,
    isClaim: row.claimed_key !== null,
  };
}

/** In the place of the key of an e-mail that another account has. */
export const claimKeyOf = (accountId: string): string => `claim:${accountId}`;

type NewAccount = Omit<Signup, 'password'> & { passwordHash: string };

/**
 * Adds an account; undefined when the e-mail has one already.
 * @param isClaim it claims an e-mail that another account has, beside that
 */
export async function insertAccount(
  tx: Connection,
  { email, firstName, lastName, marketingConsent, passwordHash }: NewAccount,
  isClaim: boolean,
  now: number,
): Promise<Account | undefined> {
  const id = uuidV7(now);
  const row = await tx
    .insertInto('accounts')
    .values({
      id,
      email,
      email_key: isClaim ? claimKeyOf(id) : emailKey(email),
      claimed_key: isClaim ? emailKey(email) : null,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      plan: null,
      created_at: now,
      marketing_consent: Number(marketingConsent),
      consent_changed_at: marketingConsent ? now : null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(connection: Connection, id: string): Promise<Account | undefined> {
  const query = connection.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row && toAccount(row);
}

/** The account that has an e-mail, with its password's hash. */
export async function findAccountByEmail(
  connection: Connection,
  email: string,
): Promise<{ account: Account; passwordHash: string } | undefined> {
  const row = await connection
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row && { account: toAccount(row), passwordHash: row.password_hash };
}

/** Of those that claim an e-mail the one with this hash: who has it, else who came first. */
export async function findAccountByPassword(
  connection: Connection,
  email: string,
  passwordHash: string,
): Promise<Account | undefined> {
  const key = emailKey(email);
  const row = await connection
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where((eb) => eb.or([eb('email_key', '=', key), eb('claimed_key', '=', key)]))
    .where('password_hash', '=', passwordHash)
    .orderBy((eb) => eb.case().when('claimed_key', 'is', null).then(0).else(1).end())
    .orderBy('accounts.id')
    .limit(1)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findPasswordHash(
  connection: Connection,
  accountId: string,
): Promise<string | undefined> {
  const query = connection.selectFrom('accounts').select('password_hash').where('id', '=', accountId);
  return (await query.executeTakeFirst())?.password_hash;
}

/** Whether an update has met a row. */
async function isAny(update: { executeTakeFirst(): Promise<UpdateResult> }): Promise<boolean> {
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * What changes an account's plans goes through this first, so that two at once take turns.
 * @returns false when the account is gone.
 */
export function lockAccount(tx: Connection, accountId: string): Promise<boolean> {
  const locking = tx.updateTable('accounts').set((eb) => ({ plan: eb.ref('plan') }));
  return isAny(locking.where('id', '=', accountId));
}

/** Resolves to false when the account is gone. */
export function updateAccount(
  tx: Connection,
  accountId: string,
  columns: Updateable<Database['accounts']>,
): Promise<boolean> {
  return isAny(tx.updateTable('accounts').set(columns).where('id', '=', accountId));
}

/** Resolves to false when the account is gone. */
export const setAccountPlan = (tx: Connection, accountId: string, planId: PlanId): Promise<boolean> =>
  updateAccount(tx, accountId, { plan: planId });

/** @param before what it must be till then. Resolves to false when it is not, or the account is gone. */
export function setPasswordHash(
  tx: Connection,
  accountId: string,
  passwordHash: string,
  before?: string,
): Promise<boolean> {
  const own = tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId);
  return isAny(before === undefined ? own : own.where('password_hash', '=', before));
}

/** Says whether news may be sent, from `now` on unless it was so before. */
export async function setConsent(
  tx: Connection,
  accountId: string,
  marketingConsent: boolean,
  now: number,
): Promise<void> {
  const consent = Number(marketingConsent);
  await tx
    .updateTable('accounts')
    .set({ marketing_consent: consent, consent_changed_at: now })
    .where('id', '=', accountId)
    .where('marketing_consent', '!=', consent)
    .execute();
}

/**
 * Whether the password that was looked at before is still the account's, which stays so until the transaction ends: who
 * logs in while it is changed must not keep what the change ends.
 */
export async function isStillPassword(
  tx: Connection,
  accountId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .$if(isPostgres(tx), (query) => query.forShare())
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
}
