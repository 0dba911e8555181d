import { type Kysely, sql } from 'kysely';
import { emailKey } from '../accounts/account';
import { claimKeyOf } from '../accounts/account-repository';

interface Kept {
  id: string;
  email: string;
  kept_key: string;
}

const setKeys = (db: Kysely<unknown>, id: string, key: string, claimed: string | null) =>
  sql`UPDATE accounts SET email_key = ${key}, claimed_key = ${claimed} WHERE id = ${id}`.execute(db);

/**
 * Gives accounts the keys that this release looks them up by. Where that makes one e-mail of two, it is whose it was
 * confirmed to be, or who came first, as ever; the others claim it.
 */
export async function rekeyAccounts(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Kept>`SELECT id, email, COALESCE(claimed_key, email_key) AS kept_key FROM accounts
    ORDER BY CASE WHEN email_confirmed_at IS NULL THEN 1 ELSE 0 END, id`.execute(db);
  const moved = new Set(
    rows.filter((row) => emailKey(row.email) !== row.kept_key).map(({ email }) => emailKey(email)),
  );
  for (const key of moved) {
    const [holder, ...claims] = rows.filter(({ email }) => emailKey(email) === key);
    // First, for no two may have one key.
    for (const { id } of claims) await setKeys(db, id, claimKeyOf(id), key);
    if (holder !== undefined) await setKeys(db, holder.id, key, null);
  }
}
