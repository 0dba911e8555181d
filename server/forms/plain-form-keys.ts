import type { ReplayKeys } from '../idempotency/idempotency';
import type { ServerSecret } from '../security/server-secret';

/** How long the same fields sent again are the same press of a button, and not somebody's second thought. */
const WINDOW_MS = 60_000;

/**
 * Idempotency keys of a post by a browser without JavaScript, whose form has none of its own: pressed twice, or sent
 * again when the answer did not come, it is stored once. They are keyed: whoever could reckon one beforehand would send
 * it with a post of their own, and this one would be answered as that.
 * @param fields as they were posted.
 * @param now epoch milliseconds
 * @returns the post's key, then those that it had if it was first sent in the time before, or to an instance that has
 * another key of the server's, or had: while one is replaced.
 */
export function plainFormKeys(
  secret: ServerSecret,
  fields: Record<string, unknown>,
  now: number,
): ReplayKeys {
  const content = JSON.stringify(fields);
  const keysOf = (time: number): ReplayKeys => secret.everyHash('plain-form', `${time}`, content);
  const time = Math.floor(now / WINDOW_MS);
  return [...keysOf(time), ...keysOf(time - 1)];
}
