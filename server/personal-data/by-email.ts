import { findAccountByEmail } from '../accounts/account-repository';
import type { Connection } from '../storage/store';
import { deleteAccountsOf, type ToldOfClosing } from './delete-account';
import { deleteEach } from './delete-submissions';
import { exportAccount, sentForm } from './export-account';
import { submissionsOfEmail } from './submission-owner';

/** All that is kept of an e-mail: its account, or null, and what came in with it by any form. */
export async function findByEmail(
  connection: Connection,
  email: string,
  now: number,
): Promise<{ account: Record<string, unknown> | null; forms: ReturnType<typeof sentForm>[] }> {
  const found = await findAccountByEmail(connection, email);
  const account = found === undefined ? null : await exportAccount(connection, found.account.id, now);
  const forms = [];
  for await (const submission of submissionsOfEmail(connection, email)) forms.push(sentForm(submission));
  return { account, forms };
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
  const isFound = await deleteAccountsOf(tx, email, told);
  return { accounts: Number(isFound), ...leads };
}
