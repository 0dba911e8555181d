import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import { isPostgres } from '../storage/is-postgres';
import { readSetting, writeSetting } from '../storage/setting';
import { type Store, StoreOpenError } from '../storage/store';
import { makeKeyFile, readKeyFile, writeKeyFile } from './key-file';
import { type ServerSecret, serverSecretFrom } from './server-secret';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys'>;

/** Where releases before this one kept the key. */
const KEY_ROW = 'secret';
/** Tells whether two instances have the same key; nothing can be computed with it. */
const FINGERPRINT_ROW = 'secret-fingerprint';

/** Leaves no trace of the key in the pages and the log of the database. */
async function eraseKeyRow(store: Store): Promise<void> {
  await store.deleteFrom('settings').where('name', '=', KEY_ROW).execute();
  if (isPostgres(store)) await sql`VACUUM settings`.execute(store);
  else await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(store);
}

/** Moves the key of a database of before into the file beside it: durable there before it goes here. */
async function moveKeyOut(store: Store, { dataDir, secretKeys }: Place): Promise<void> {
  const kept = await readSetting(store, KEY_ROW);
  if (kept === undefined) return;
  const inFile = readKeyFile(dataDir);
  if (![...secretKeys, ...inFile].includes(kept)) writeKeyFile(dataDir, [...inFile, kept]);
  await eraseKeyRow(store);
}

/**
 * Of instances that share a database, one that made its key itself must not start with another than the others have. One
 * that was told its key is believed, for so keys are replaced, and the change is warned of.
 * @throws StoreOpenError
 */
async function compareFingerprint(
  store: Store,
  secret: ServerSecret,
  { databaseUrl, secretKeys }: Place,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const value = secret.hash('fingerprint');
  await store
    .insertInto('settings')
    .values({ name: FINGERPRINT_ROW, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await readSetting(store, FINGERPRINT_ROW);
  if (known === value) return;
  if (!secret.all.some((one) => one.hash('fingerprint') === known)) {
    if (databaseUrl !== undefined && secretKeys.length === 0) {
      throw new StoreOpenError(
        'The database is used with another secret key; set SECRET_KEY to that of all instances.',
      );
    }
    log.warn('the secret key is another than before: whoever was logged in has to log in again');
  }
  await writeSetting(store, FINGERPRINT_ROW, value);
}

/** The installation's keys: those it is told, then those of its file, which is made at the first start. */
export async function loadServerSecret(
  store: Store,
  place: Place,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ServerSecret> {
  await moveKeyOut(store, place);
  const { dataDir, secretKeys } = place;
  const known = [...secretKeys, ...readKeyFile(dataDir)];
  const keys = known.length > 0 ? known : makeKeyFile(dataDir, randomBytes(32).toString('base64url'));
  const [current = '', ...previous] = [...new Set(keys)];
  const secret = serverSecretFrom(current, ...previous);
  await compareFingerprint(store, secret, place, log);
  return secret;
}
