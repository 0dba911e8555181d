import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../storage/database';
import type { Connection } from '../storage/store';

type Guards = ExpressionBuilder<Database, 'login_guards'>;

/** Tries are forgotten this long after the first of them. */
export const GUARD_WINDOW_MS = 15 * 60 * 1000;
/** How much longer each further try has to wait, and the longest wait. */
const STEP_MS = 2_000;
const LONGEST_STEP_MS = 60_000;

/**
 * Counts a try before the password is looked at; after `free` ones each sets a time before which there is no next.
 * One statement counts and sets that time, so that tries made together don't slip through together.
 * @returns how long to wait instead when that time is not reached; such a try is not counted.
 */
export async function attempt(
  connection: Connection,
  key: string,
  now: number,
  free: number,
): Promise<{ attempts: number; waitMs: number }> {
  // What lies further ahead than any wait is of a clock that was set back since.
  const isOutside = (eb: Guards) =>
    eb.or([
      eb('login_guards.window_start', '<=', now - GUARD_WINDOW_MS),
      eb('login_guards.window_start', '>', now + GUARD_WINDOW_MS),
    ]);
  const isAhead = (eb: Guards) => eb('login_guards.next_at', '>', now + LONGEST_STEP_MS);
  const counted = await connection
    .insertInto('login_guards')
    .values({ key_hash: key, window_start: now, attempts: 1, next_at: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((eb) => {
          const isOld = isOutside(eb);
          const attempts = eb
            .case()
            .when(isOld)
            .then(1)
            .else(eb('login_guards.attempts', '+', 1))
            .end();
          const next = eb(eb(attempts, '*', STEP_MS), '+', now - STEP_MS * (free - 1));
          return {
            attempts,
            next_at: eb
              .case()
              .when(isAhead(eb))
              .then(0)
              .when(attempts, '<', free)
              .then(eb.ref('login_guards.next_at'))
              .when(attempts, '>=', free + LONGEST_STEP_MS / STEP_MS)
              .then(now + LONGEST_STEP_MS)
              .else(next)
              .end(),
            window_start: eb
              .case()
              .when(isOld)
              .then(eb.ref('excluded.window_start'))
              .else(eb.ref('login_guards.window_start'))
              .end(),
          };
        })
        .where((eb) => eb.or([eb('login_guards.next_at', '<=', now), isAhead(eb), isOutside(eb)])),
    )
    .returning('attempts')
    .executeTakeFirst();
  if (counted !== undefined) return { attempts: counted.attempts, waitMs: 0 };
  const waiting = await connection
    .selectFrom('login_guards')
    .select('next_at')
    .where('key_hash', '=', key)
    .executeTakeFirst();
  return { attempts: free, waitMs: Math.max(1, waiting === undefined ? STEP_MS : waiting.next_at - now) };
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
  const row = await connection
    .updateTable('login_guards')
    .set((eb) => ({
      next_at: eb
        .case()
        .when('next_at', '<', now)
        .then(now + turnMs)
        .else(eb('next_at', '+', turnMs))
        .end(),
    }))
    .where('key_hash', '=', key)
    .where('next_at', '<=', now + longestMs)
    .returning('next_at')
    .executeTakeFirst();
  return row && Math.max(0, row.next_at - turnMs - now);
}

/** Counted and never paced. */
export const NEVER = 1_000_000_000;

/** Whether it is the first in its window: however often a mail is asked for, its owner gets one in a while. */
export async function isFirst(connection: Connection, key: string, now: number): Promise<boolean> {
  return (await attempt(connection, key, now, NEVER)).attempts === 1;
}

export async function forget(connection: Connection, key: string): Promise<void> {
  await connection.deleteFrom('login_guards').where('key_hash', '=', key).execute();
}

/** Whether the account was logged in to from this network before. */
export async function isKnown(connection: Connection, keys: string[]): Promise<boolean> {
  const query = connection.selectFrom('known_addresses').select('seen_at').where('pair_hash', 'in', keys);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function remember(connection: Connection, key: string, now: number): Promise<void> {
  await connection
    .insertInto('known_addresses')
    .values({ pair_hash: key, seen_at: now })
    .onConflict((conflict) => conflict.column('pair_hash').doUpdateSet({ seen_at: now }))
    .execute();
}
