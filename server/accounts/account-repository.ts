import type { Selectable } from 'kysely';
import type { Signup } from '../../src/contract/forms/signup';
import type { PlanId } from '../../src/contract/plans';
import type { Database } from '../storage/database';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { type Account, emailKey } from './account';

export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'email',
  'first_name',
  'last_name',
  'plan',
  'email_confirmed_at',
  'marketing_consent',
] as const;

type AccountRow = Pick<
  Selectable<Database['accounts']>,
  'id' | 'email' | 'first_name' | 'last_name' | 'plan' | 'email_confirmed_at' | 'marketing_consent'
>;

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: row.plan,
    emailConfirmed: row.email_confirmed_at !== null,
    marketingConsent: row.marketing_consent !== 0,
  };
}

/** Adds an account; undefined when the e-mail has one already. */
export async function insertAccount(
  tx: Connection,
  { email, firstName, lastName, marketingConsent }: Omit<Signup, 'password'>,
  passwordHash: string,
  now: number,
): Promise<Account | undefined> {
  const row = await tx
    .insertInto('accounts')
    .values({
      id: uuidV7(now),
      email,
      email_key: emailKey(email),
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

/** The account of an e-mail with its password's hash. */
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

/**
 * What changes an account's plans goes through this first, so that two at once take turns.
 * @returns false when the account is gone.
 */
export async function lockAccount(tx: Connection, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set((eb) => ({ plan: eb.ref('plan') }))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setAccountPlan(tx: Connection, accountId: string, planId: PlanId): Promise<void> {
  await tx.updateTable('accounts').set({ plan: planId }).where('id', '=', accountId).execute();
}
