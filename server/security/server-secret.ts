import { createHmac } from 'node:crypto';

/** Hashes keyed with one secret. */
export interface KeyedHashes {
  /** A hash of the parts, in base64url, that nobody without the key can compute; `purpose` keeps uses apart. */
  hash(purpose: string, ...parts: string[]): string;
  /** 32 bytes for another algorithm. */
  key(purpose: string, ...parts: string[]): Buffer;
}

/** Keyed hashes of one installation: by its key of today, and for what lives on by those that it replaced. */
export interface ServerSecret extends KeyedHashes {
  /** Today's first. Who looks something up that was kept before looks by all. */
  readonly all: readonly KeyedHashes[];
  /** The hash by each key that something may have been kept by, today's first. */
  everyHash(purpose: string, ...parts: string[]): [string, ...string[]];
}

function hashesOf(secret: string): KeyedHashes {
  const key: KeyedHashes['key'] = (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return { key, hash: (purpose, ...parts) => key(purpose, ...parts).toString('base64url') };
}

/** @param previous the keys that this one replaced, of which something may be alive. */
export function serverSecretFrom(current: string, ...previous: string[]): ServerSecret {
  const today = hashesOf(current);
  const others = previous.map(hashesOf);
  return {
    ...today,
    all: [today, ...others],
    everyHash: (...of) => [today.hash(...of), ...others.map(({ hash }) => hash(...of))],
  };
}
