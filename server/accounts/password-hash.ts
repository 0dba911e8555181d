import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id is 19 MiB, two passes, one lane; the library's default algorithm is argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const SALT_BYTES = 16;

/** The same characters typed on another keyboard may be other code points. */
const normalized = (password: string): string => password.normalize('NFKC');

/** @param salt of `SALT_BYTES`; all that claim one e-mail have the same, so that one hash tells which of them it is. */
export const hashPassword = (password: string, salt: Buffer): Promise<string> =>
  hash(normalized(password), { ...OPTIONS, salt });

/** The PHC string's own words: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$[^$]+$/;

/** The salt of a stored hash; undefined for none. */
export function saltOf(stored: string | undefined): Buffer | undefined {
  const [, , , , salt] = PHC.exec(stored ?? '') ?? [];
  return salt === undefined ? undefined : Buffer.from(salt, 'base64');
}

/** How a password would be stored beside a hash, by what that was made with: the same when it is of this password. */
export function hashBeside(stored: string, password: string): Promise<string> {
  const [, memoryCost, timeCost, parallelism, salt] = PHC.exec(stored) ?? [];
  if (salt === undefined) throw new Error('a stored password is no hash of argon2id');
  const costs = {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  };
  return hash(normalized(password), { ...costs, salt: Buffer.from(salt, 'base64') });
}

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, normalized(password));
