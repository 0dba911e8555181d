import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../storage/store';

/** Keyed hashes of one installation. Equal in every instance, because the secret is kept in the database. */
export interface ServerSecret {
  /** A hash of the parts, in base64url, that nobody without the database can compute; `purpose` keeps uses apart. */
  hash(purpose: string, ...parts: string[]): string;
  /** 32 bytes for another algorithm. */
  key(purpose: string, ...parts: string[]): Buffer;
}

export function serverSecretFrom(secret: string): ServerSecret {
  const key: ServerSecret['key'] = (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return { key, hash: (purpose, ...parts) => key(purpose, ...parts).toString('base64url') };
}

/** Reads the installation's secret, or makes it at the first start. */
export async function loadServerSecret(store: Store): Promise<ServerSecret> {
  const fresh = randomBytes(32).toString('base64url');
  await store
    .insertInto('settings')
    .values({ name: 'secret', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = store.selectFrom('settings').select('value').where('name', '=', 'secret');
  return serverSecretFrom((await kept.executeTakeFirstOrThrow()).value);
}
