import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE } from '../../src/contract/locales';
import { LINK_MINUTES } from '../../src/contract/retention';
import { lockAccount } from '../accounts/account-repository';
import type { ServerSecret } from '../security/server-secret';
import type { Connection } from '../storage/store';
import { type LinkPurpose, linkUrl } from './one-time-link';

const LINK_MS = LINK_MINUTES * 60 * 1000;
/** A link that ends later was made while the clock was ahead; those of other instances may be, by little. */
export const LATEST_END_MS = 2 * LINK_MS;
const TOKEN_BYTES = 32;

interface LinkOf {
  accountId: string;
  purpose: LinkPurpose;
  /** Epoch milliseconds. */
  now: number;
}

interface Shown {
  token: string;
  purpose: LinkPurpose;
  /** Epoch milliseconds. */
  now: number;
}

const hashesOf = (secret: ServerSecret, { purpose, token }: Shown): string[] =>
  secret.everyHash('one-time-link', purpose, token);

/**
 * Makes a token of 256 bits, of which only a hash is kept; it ends older ones of its purpose.
 * @returns undefined when the account is gone.
 */
export async function insertLink(
  tx: Connection,
  secret: ServerSecret,
  { accountId, purpose, now }: LinkOf,
): Promise<string | undefined> {
  if (!(await lockAccount(tx, accountId))) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await deleteLinks(tx, accountId, purpose);
  await tx
    .insertInto('one_time_links')
    .values({
      token_hash: secret.hash('one-time-link', purpose, token),
      purpose,
      account_id: accountId,
      expires_at: now + LINK_MS,
    })
    .execute();
  return token;
}

/** Whose link it is, without using it. */
export async function findLink(
  connection: Connection,
  secret: ServerSecret,
  shown: Shown,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('one_time_links')
    .select('account_id')
    .where('token_hash', 'in', hashesOf(secret, shown))
    .where('expires_at', '>', shown.now)
    .where('expires_at', '<=', shown.now + LATEST_END_MS)
    .executeTakeFirst();
  return row?.account_id;
}

/** Uses the link up, in the transaction of what it is for. @returns whose it was; of two at once only one is told. */
export async function useLink(
  tx: Connection,
  secret: ServerSecret,
  shown: Shown,
): Promise<string | undefined> {
  const owner = await findLink(tx, secret, shown);
  if (owner === undefined || !(await lockAccount(tx, owner))) return undefined;
  const row = await tx
    .deleteFrom('one_time_links')
    .where('token_hash', 'in', hashesOf(secret, shown))
    .where('expires_at', '>', shown.now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** @param purpose all, unless said. */
export async function deleteLinks(tx: Connection, accountId: string, purpose?: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('one_time_links')
    .where('account_id', '=', accountId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute();
}

/** A link for an operator to hand over, where none can be sent. @returns undefined when the account is gone. */
export async function createResetLink(
  tx: Connection,
  secret: ServerSecret,
  accountId: string,
  now: number,
): Promise<string | undefined> {
  const purpose = 'password-reset';
  const token = await insertLink(tx, secret, { accountId, purpose, now });
  return token === undefined ? undefined : linkUrl(purpose, token, DEFAULT_LOCALE);
}
