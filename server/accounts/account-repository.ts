import type { Signup } from '../../src/contract/forms/signup';
import { isPlanId } from '../../src/contract/plans';
import { optionalTextOf, textOf } from '../storage/row';
import type { Connection, Row } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { type Account, emailKey } from './account';

export const ACCOUNT_COLUMNS = 'accounts.id, email, first_name, last_name, plan';

export function toAccount(row: Row): Account {
  const plan = optionalTextOf(row, 'plan');
  return {
    id: textOf(row, 'id'),
    email: textOf(row, 'email'),
    firstName: textOf(row, 'first_name'),
    lastName: textOf(row, 'last_name'),
    plan: isPlanId(plan) ? plan : null,
  };
}

/** Adds an account; undefined when the e-mail has one already. */
export async function insertAccount(
  tx: Connection,
  signup: Omit<Signup, 'password'>,
  passwordHash: string,
  now: number,
): Promise<Account | undefined> {
  const [row] = await tx.query(
    `INSERT INTO accounts (id, email, email_key, first_name, last_name, password_hash, plan, created_at)
     VALUES (?, ?, ?, ?, ?, ?, NULL, ?)
     ON CONFLICT (email_key) DO NOTHING RETURNING ${ACCOUNT_COLUMNS}`,
    [uuidV7(now), signup.email, emailKey(signup.email), signup.firstName, signup.lastName, passwordHash, now],
  );
  return row === undefined ? undefined : toAccount(row);
}

/** The account of an e-mail with its password's hash. */
export async function findAccountByEmail(
  connection: Connection,
  email: string,
): Promise<{ account: Account; passwordHash: string } | undefined> {
  const [row] = await connection.query(
    `SELECT ${ACCOUNT_COLUMNS}, password_hash FROM accounts WHERE email_key = ?`,
    [emailKey(email)],
  );
  return row === undefined
    ? undefined
    : { account: toAccount(row), passwordHash: textOf(row, 'password_hash') };
}

export async function setAccountPlan(tx: Connection, accountId: string, planId: string): Promise<void> {
  await tx.query('UPDATE accounts SET plan = ? WHERE id = ?', [planId, accountId]);
}
