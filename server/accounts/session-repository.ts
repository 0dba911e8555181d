import { randomBytes } from 'node:crypto';
import { DAY_MS, SESSION_DAYS, SESSION_IDLE_DAYS } from '../../src/contract/retention';
import type { ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';
import type { Account } from './account';
import { ACCOUNT_COLUMNS, toAccount } from './account-repository';

/** Unused for so long, a token is dead. */
export const SESSION_IDLE_MS = SESSION_IDLE_DAYS * DAY_MS;
/** Used or not, it is dead after this. */
export const SESSION_ABSOLUTE_MS = SESSION_DAYS * DAY_MS;
/** A use is written down at most this often, so that reading an account is not a write. */
const TOUCH_MS = 60 * 60 * 1000;

/** Sessions of one account; with one more the oldest ends, so that no token of long ago stays unseen among them. */
export const MOST_SESSIONS = 20;

const TOKEN_BYTES = 32;

const hashesOf = (secret: ServerSecret, token: string): string[] => secret.everyHash('session', token);

/** Opaque, 256 bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Makes a bearer token; only its hash is kept. */
export async function insertSession(
  tx: Connection,
  secret: ServerSecret,
  accountId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await endOldest(tx, accountId);
  await tx
    .insertInto('sessions')
    .values({
      token_hash: secret.hash('session', token),
      account_id: accountId,
      created_at: now,
      used_at: now,
    })
    .execute();
  return token;
}

/** Leaves room for one more. */
async function endOldest(tx: Connection, accountId: string): Promise<void> {
  const kept = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(MOST_SESSIONS - 1);
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** @param kept the token of a session that goes on. */
export async function endSessions(
  tx: Connection,
  secret: ServerSecret,
  accountId: string,
  kept?: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (query) => query.where('token_hash', 'not in', hashesOf(secret, kept ?? '')))
    .execute();
}

/** The account of a token that is alive. */
export async function findSession(
  connection: Connection,
  secret: ServerSecret,
  token: string,
  now: number,
): Promise<Account | undefined> {
  const row = await connection
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([...ACCOUNT_COLUMNS, 'token_hash', 'used_at'])
    .where('token_hash', 'in', hashesOf(secret, token))
    .where('used_at', '>', now - SESSION_IDLE_MS)
    .where('sessions.created_at', '>', now - SESSION_ABSOLUTE_MS)
    // Made or used while the clock was ahead, it would outlive both.
    .where('used_at', '<=', now + SESSION_IDLE_MS)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.used_at < now - TOUCH_MS) {
    const used = connection.updateTable('sessions').set({ used_at: now });
    await used.where('token_hash', '=', row.token_hash).execute();
  }
  return toAccount(row);
}

/** Resolves to false when there was no such session. */
export async function deleteSession(
  connection: Connection,
  secret: ServerSecret,
  token: string,
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('sessions')
    .where('token_hash', 'in', hashesOf(secret, token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
