import { enqueueMessage } from '../outbox/message-queue';
import { isPostgres } from '../storage/is-postgres';
import type { Connection } from '../storage/store';
import { deleteEach } from './delete-submissions';
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

/**
 * Deletes an account and all that was made for it: sessions, plans, links, what it signed up and registered with, and
 * what was still to be handed on of these. What its owner sent by other forms stays. The webhook, if there is one, is told
 * which account that was, so that whoever was handed its plans can let go of it too.
 */
export async function deleteAccount(
  tx: Connection,
  accountId: string,
  { now, webhook }: ToldOfClosing,
): Promise<void> {
  await lock(tx, accountId);
  await deleteEach(tx, submissionsOfAccount(tx, accountId));
  for (const table of TABLES_OF_AN_ACCOUNT) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  if (!webhook) return;
  const data = { type: 'account.closed', data: { accountId } };
  await enqueueMessage(tx, { channel: 'webhook-event', accountId, data }, now);
}
