import { integerOf } from '../storage/row';
import type { Connection } from '../storage/store';

/** Tries are forgotten this long after the first of them. */
export const GUARD_WINDOW_MS = 15 * 60 * 1000;
/** How much longer each further try has to wait, and the longest wait. */
const STEP_MS = 2_000;
const LONGEST_STEP_MS = 60_000;

/** The tries with this one, a new window after an old one. */
const ATTEMPTS = 'CASE WHEN login_guards.window_start <= ? THEN 1 ELSE login_guards.attempts + 1 END';

/** One statement counts and sets the next time, so that tries made together don't slip through together. */
const COUNT = `
  INSERT INTO login_guards (key_hash, window_start, attempts, next_at) VALUES (?, ?, 1, 0)
  ON CONFLICT (key_hash) DO UPDATE SET
    attempts = ${ATTEMPTS},
    next_at = CASE WHEN ${ATTEMPTS} < ? THEN login_guards.next_at
                   WHEN ${ATTEMPTS} >= ? THEN ?
                   ELSE ? + ${STEP_MS} * (${ATTEMPTS} - ? + 1) END,
    window_start = CASE WHEN login_guards.window_start <= ? THEN excluded.window_start
                        ELSE login_guards.window_start END
  WHERE login_guards.next_at <= ? OR login_guards.window_start <= ?
  RETURNING attempts`;

/**
 * Counts a try before the password is looked at; after `free` ones each sets a time before which there is no next.
 * @returns how long to wait instead when that time is not reached; such a try is not counted.
 */
export async function attempt(
  connection: Connection,
  key: string,
  now: number,
  free: number,
): Promise<{ attempts: number; waitMs: number }> {
  const old = now - GUARD_WINDOW_MS;
  const capped = free + LONGEST_STEP_MS / STEP_MS;
  const next = [old, free, old, capped, now + LONGEST_STEP_MS, now, old, free];
  const [row] = await connection.query(COUNT, [key, now, old, ...next, old, now, old]);
  if (row !== undefined) return { attempts: integerOf(row, 'attempts'), waitMs: 0 };
  const [waiting] = await connection.query('SELECT next_at FROM login_guards WHERE key_hash = ?', [key]);
  const waitMs = waiting === undefined ? STEP_MS : integerOf(waiting, 'next_at') - now;
  return { attempts: free, waitMs: Math.max(1, waitMs) };
}

/**
 * Takes the next turn, one each `turnMs` over all instances.
 * @returns milliseconds until that turn, or undefined when it is further away than `longestMs`.
 */
export async function pace(
  connection: Connection,
  key: string,
  now: number,
  turnMs: number,
  longestMs: number,
): Promise<number | undefined> {
  const [row] = await connection.query(
    `UPDATE login_guards SET next_at = CASE WHEN next_at < ? THEN ? ELSE next_at + ? END
     WHERE key_hash = ? AND next_at <= ? RETURNING next_at`,
    [now, now + turnMs, turnMs, key, now + longestMs],
  );
  return row === undefined ? undefined : Math.max(0, integerOf(row, 'next_at') - turnMs - now);
}

export async function forget(connection: Connection, key: string): Promise<void> {
  await connection.query('DELETE FROM login_guards WHERE key_hash = ?', [key]);
}

/** Whether the account was logged in to from this network before. */
export async function isKnown(connection: Connection, key: string): Promise<boolean> {
  const rows = await connection.query('SELECT 1 AS one FROM known_addresses WHERE pair_hash = ?', [key]);
  return rows.length > 0;
}

export async function remember(connection: Connection, key: string, now: number): Promise<void> {
  await connection.query(
    `INSERT INTO known_addresses (pair_hash, seen_at) VALUES (?, ?)
     ON CONFLICT (pair_hash) DO UPDATE SET seen_at = excluded.seen_at`,
    [key, now],
  );
}
