import { createHmac, randomBytes } from 'node:crypto';
import { textOf } from '../storage/row';
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
  await store.query("INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", [
    fresh,
  ]);
  const [row] = await store.query("SELECT value FROM settings WHERE name = 'secret'");
  if (row === undefined) throw new Error('the secret was not stored');
  return serverSecretFrom(textOf(row, 'value'));
}
