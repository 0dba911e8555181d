import { accountsOf } from '../accounts/account-claims';
import type { Connection } from '../storage/store';
import { deleteAccountsOf, type ToldOfClosing } from './delete-account';
import { deleteEach } from './delete-submissions';
import { exportAccount, sentForm } from './export-account';
import { submissionsOfEmail } from './submission-owner';

/** All that is kept of the accounts that were made with an e-mail, the one that has it first. */
export async function exportAccountsOf(
  connection: Connection,
  email: string,
  now: number,
): Promise<Record<string, unknown>[]> {
  const accounts = [];
  for (const { id } of await accountsOf(connection, email)) {
    accounts.push(await exportAccount(connection, id, now));
  }
  return accounts;
}

/** All that is kept of an e-mail: its accounts, and what came in with it by any form. */
export async function findByEmail(
  connection: Connection,
  email: string,
  now: number,
): Promise<{ accounts: Record<string, unknown>[]; forms: ReturnType<typeof sentForm>[] }> {
  const accounts = await exportAccountsOf(connection, email, now);
  const forms = [];
  for await (const submission of submissionsOfEmail(connection, email)) forms.push(sentForm(submission));
  return { accounts, forms };
}

/** Deletes what came in with an e-mail by any form, and what was still to be handed on of it; its account stays. */
export const deleteLeadsByEmail = (
  tx: Connection,
  email: string,
): Promise<{ leads: number; deliveries: number }> => deleteEach(tx, submissionsOfEmail(tx, email));

/** Deletes all that is kept of an e-mail. @returns how much went */
export async function deleteByEmail(
  tx: Connection,
  email: string,
  told: ToldOfClosing,
): Promise<{ accounts: number; leads: number; deliveries: number }> {
  const leads = await deleteLeadsByEmail(tx, email);
  return { accounts: await deleteAccountsOf(tx, email, told), ...leads };
}
