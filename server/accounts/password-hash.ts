import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id is 19 MiB, two passes, one lane; the library's default algorithm is argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters typed on another keyboard may be other code points. */
const normalized = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), OPTIONS);

let decoy: Promise<string> | undefined;

/** A hash of nothing anybody knows, so that an unknown e-mail costs as much time as a known one. */
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
};

/** @param stored undefined for an unknown account, which is checked all the same and never right. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoyHash()), normalized(password));
  return right && stored !== undefined;
}
