import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, KNOWN_NETWORK_DAYS } from '../../src/contract/retention';
import { GUARD_WINDOW_MS } from '../accounts/login-guard-repository';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../accounts/session-repository';
import { IDEMPOTENCY_RETENTION_MS } from '../idempotency/idempotency';
import { LATEST_END_MS } from '../one-time-links/one-time-link-repository';
import type { Database } from '../storage/database';
import type { Store } from '../storage/store';

/** A network that an account was used from counts as its owner's for this long. */
const KNOWN_ADDRESS_MS = KNOWN_NETWORK_DAYS * DAY_MS;
/** A closed window of the rate limit says nothing any more. */
const RATE_LIMIT_MS = 2 * 60 * 1000;

/** Some milliseconds of the file's one thread; between two batches posts have their turn. */
export const BATCH = 1_000;

/** One batch; resolves to how many rows went. */
type Deletion = (store: Store, now: number) => Promise<bigint>;

type Column<Table extends keyof Database> = keyof Database[Table] & string;

/** @param isOver tells, of now, which rows go */
function deletionOf<Table extends keyof Database>(
  table: Table,
  key: Column<Table>,
  isOver: (now: number) => RawBuilder<unknown>,
): Deletion {
  return async (store, now) => {
    const over = sql`SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${isOver(now)} LIMIT ${BATCH}`;
    const deletion = sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} IN (${over})`;
    return (await deletion.execute(store)).numAffectedRows ?? 0n;
  };
}

/** @param kept how long ago, in milliseconds, each of these times of a row must be for the row to go */
function expired<Table extends keyof Database>(
  table: Table,
  key: Column<Table>,
  kept: Partial<Record<Column<Table>, number>>,
): Deletion {
  const times = Object.entries<number | undefined>(kept);
  return deletionOf(table, key, (now) =>
    sql.join(
      times.map(([column, ageMs = 0]) => sql`${sql.ref(column)} < ${now - ageMs}`),
      sql` AND `,
    ),
  );
}

/** What lets somebody in and is of a clock that was ahead, by which it would live longer than anything is to. */
const ahead = <Table extends keyof Database>(
  table: Table,
  key: Column<Table>,
  [column, mostMs]: [Column<Table>, number],
): Deletion => deletionOf(table, key, (now) => sql`${sql.ref(column)} > ${now + mostMs}`);

const DELETIONS: Deletion[] = [
  expired('idempotency_keys', 'key_hash', { created_at: IDEMPOTENCY_RETENTION_MS }),
  expired('rate_limits', 'key_hash', { window_start: RATE_LIMIT_MS }),
  expired('spent_proofs', 'proof_hash', { expires_at: 0 }),
  expired('sessions', 'token_hash', { used_at: SESSION_IDLE_MS }),
  expired('sessions', 'token_hash', { created_at: SESSION_ABSOLUTE_MS }),
  expired('login_guards', 'key_hash', { window_start: GUARD_WINDOW_MS, next_at: 0 }),
  expired('one_time_links', 'token_hash', { expires_at: 0 }),
  expired('known_addresses', 'pair_hash', { seen_at: KNOWN_ADDRESS_MS }),
  ahead('sessions', 'token_hash', ['used_at', SESSION_IDLE_MS]),
  ahead('one_time_links', 'token_hash', ['expires_at', LATEST_END_MS]),
  ahead('known_addresses', 'pair_hash', ['seen_at', KNOWN_ADDRESS_MS]),
];

/** Deletes what has no use any more, a batch at a time; never a submission or an account. */
export async function deleteExpired(store: Store, now: number): Promise<void> {
  for (const deletion of DELETIONS) {
    while ((await deletion(store, now)) >= BigInt(BATCH)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
