import { createHash } from 'node:crypto';

/** How long the same fields sent again are the same press of a button, and not somebody's second thought. */
const WINDOW_MS = 60_000;

/**
 * Idempotency keys of a post by a browser without JavaScript, whose form has none of its own: pressed twice, or sent
 * again when the answer did not come, it is stored once.
 * @param fields as they were posted.
 * @param now epoch milliseconds
 * @returns the post's key, and the one that it had if it was first sent in the time before.
 */
export function plainFormKeys(fields: Record<string, unknown>, now: number): [string, string] {
  const content = createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
  const time = Math.floor(now / WINDOW_MS);
  return [`plain.${time}.${content}`, `plain.${time - 1}.${content}`];
}
