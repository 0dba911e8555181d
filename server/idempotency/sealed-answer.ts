import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * An answer may hold a log-in token, so it is kept encrypted with a key made from the client's own
 * idempotency key, of which the database has only a hash.
 */
export function sealAnswer(answer: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the key is another or the text was changed. */
export function openAnswer(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const start = IV_BYTES + TAG_BYTES;
  return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
}
