import { claimsOf, isHeldByAnother, passOn } from '../accounts/account-claims';
import { findAccount, findAccountByEmail } from '../accounts/account-repository';
import { forgetAnswers } from '../idempotency/idempotency';
import { enqueueMessage } from '../outbox/message-queue';
import { isPostgres } from '../storage/is-postgres';
import type { Connection } from '../storage/store';
import { deleteSubmissions } from './delete-submissions';
import { submissionsOfAccount } from './submission-owner';

const TABLES_OF_AN_ACCOUNT = ['messages', 'one_time_links', 'sessions', 'registrations'] as const;

export interface ToldOfClosing {
  /** Epoch milliseconds. */
  now: number;
  /** Whether a webhook is configured. */
  webhook: boolean;
}

/** Whoever logs in or registers meanwhile waits, and then has no account. */
async function lock(tx: Connection, accountId: string): Promise<void> {
  const row = tx.selectFrom('accounts').select('id').where('id', '=', accountId);
  await row.$if(isPostgres(tx), (query) => query.forUpdate()).execute();
}

/** Deletes one account, whoever else claims its e-mail. */
async function deleteOne(tx: Connection, accountId: string, { now, webhook }: ToldOfClosing): Promise<void> {
  const isSilent = await isHeldByAnother(tx, accountId);
  await deleteSubmissions(
    tx,
    (await submissionsOfAccount(tx, accountId)).map(({ id }) => id),
  );
  for (const table of TABLES_OF_AN_ACCOUNT) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await forgetAnswers(tx, accountId);
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  if (!webhook || isSilent) return;
  const data = { type: 'account.closed', data: { accountId } };
  await enqueueMessage(tx, { channel: 'webhook-event', accountId, data }, now);
}

/**
 * Deletes an account and all that was made for it: sessions, plans, links, what it signed up and registered with, and
 * what was still to be handed on of these. What its owner sent by other forms stays. The webhook, if there is one, is told
 * which account that was, so that whoever was handed its plans can let go of it too.
 *
 * With an account that has confirmed its e-mail go those that claim the same, so that nothing of the address is left with
 * them. Where nobody has confirmed it, whoever claimed it next has it: one stranger's leaving ends no other's account.
 * @returns the ids of all that went
 */
export async function deleteAccount(
  tx: Connection,
  accountId: string,
  told: ToldOfClosing,
): Promise<string[]> {
  await lock(tx, accountId);
  const account = await findAccount(tx, accountId);
  const hasClaims = account !== undefined && !account.isClaim && account.emailConfirmed;
  const claims = hasClaims ? await deleteClaims(tx, account.email, told) : [];
  await deleteOne(tx, accountId, told);
  if (account !== undefined && !account.isClaim) await passOn(tx, account.email);
  return [accountId, ...claims];
}

/** Deletes all accounts that claim an e-mail beside the one that has it. */
async function deleteClaims(tx: Connection, email: string, told: ToldOfClosing): Promise<string[]> {
  const claims = await claimsOf(tx, email);
  for (const claim of claims) {
    await lock(tx, claim);
    await deleteOne(tx, claim, told);
  }
  return claims;
}

/** Deletes the account of an e-mail, and all that claim it. @returns how many went */
export async function deleteAccountsOf(tx: Connection, email: string, told: ToldOfClosing): Promise<number> {
  const claims = await deleteClaims(tx, email, told);
  const found = await findAccountByEmail(tx, email);
  if (found === undefined) return claims.length;
  return claims.length + (await deleteAccount(tx, found.account.id, told)).length;
}
