import { type Kysely, type Migration, sql } from 'kysely';
import { indexAccounts } from './index-of-accounts';
import { isPostgres } from './is-postgres';
import { rekeyAccounts } from './rekey-accounts';

/** `IF NOT EXISTS`, because databases of before the migrator have these tables already. */
const FIRST_TABLES = [
  `CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    locale TEXT NOT NULL,
    quarantined BIGINT NOT NULL,
    data TEXT NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS submissions_created_at ON submissions (created_at)`,
  `CREATE TABLE IF NOT EXISTS idempotency_keys (
    key_hash TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS idempotency_keys_created_at ON idempotency_keys (created_at)`,
  `CREATE TABLE IF NOT EXISTS rate_limits (
    key_hash TEXT PRIMARY KEY,
    window_start BIGINT NOT NULL,
    used BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS spent_proofs (proof_hash TEXT PRIMARY KEY, expires_at BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    plan TEXT,
    created_at BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    created_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS sessions_used_at ON sessions (used_at)`,
  `CREATE TABLE IF NOT EXISTS known_addresses (
    pair_hash TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS login_guards (
    key_hash TEXT PRIMARY KEY,
    window_start BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    next_at BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS registrations (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    plan_id TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS outbox (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES submissions (id),
    channel TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    last_failure TEXT
  )`,
  `CREATE INDEX IF NOT EXISTS outbox_due_at ON outbox (due_at)`,
];

/** What deletes expired rows, or ends an account's oldest sessions, looks for. */
const INDEXES_FOR_DELETING = [
  `CREATE INDEX IF NOT EXISTS rate_limits_window_start ON rate_limits (window_start)`,
  `CREATE INDEX IF NOT EXISTS spent_proofs_expires_at ON spent_proofs (expires_at)`,
  `CREATE INDEX IF NOT EXISTS sessions_created_at ON sessions (created_at)`,
  `CREATE INDEX IF NOT EXISTS sessions_account_id ON sessions (account_id)`,
  `CREATE INDEX IF NOT EXISTS login_guards_window_start ON login_guards (window_start)`,
  `CREATE INDEX IF NOT EXISTS known_addresses_seen_at ON known_addresses (seen_at)`,
];

/** Accounts, plans and leads that change after they were made, links that work once, and what is handed on of them. */
const LIFE_AFTER_THE_FORM = [
  `ALTER TABLE accounts ADD COLUMN email_confirmed_at BIGINT`,
  `ALTER TABLE accounts ADD COLUMN marketing_consent BIGINT NOT NULL DEFAULT 0`,
  `ALTER TABLE accounts ADD COLUMN consent_changed_at BIGINT`,
  `ALTER TABLE registrations ADD COLUMN ends_at BIGINT`,
  `ALTER TABLE registrations ADD COLUMN onboardings BIGINT NOT NULL DEFAULT 0`,
  `ALTER TABLE registrations ADD COLUMN changed_at BIGINT`,
  `ALTER TABLE submissions ADD COLUMN handled_at BIGINT`,
  `UPDATE registrations SET ends_at = created_at + 1209600000 WHERE plan_id = 'free-trial'`,
  `CREATE INDEX registrations_account_id ON registrations (account_id)`,
  `CREATE INDEX registrations_running ON registrations (ends_at) WHERE status = 'active'`,
  `CREATE TABLE one_time_links (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    expires_at BIGINT NOT NULL
  )`,
  `CREATE INDEX one_time_links_account_id ON one_time_links (account_id)`,
  `CREATE INDEX one_time_links_expires_at ON one_time_links (expires_at)`,
  `CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    account_id TEXT NOT NULL,
    data TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    last_failure TEXT
  )`,
  `CREATE INDEX messages_due_at ON messages (due_at)`,
  `CREATE INDEX messages_account_id ON messages (account_id)`,
];

/** Consents were told by the forms alone: those of accounts that there are come from what they were made with. */
async function takeConsentsOver(db: Kysely<unknown>): Promise<void> {
  const old = sql<{ data: string; created_at: number }>`SELECT data, created_at FROM submissions
    WHERE kind IN ('signup', 'registration') AND data LIKE '%"marketingConsent":true%' ORDER BY id`;
  for (const { data, created_at: at } of (await old.execute(db)).rows) {
    const { accountId, marketingConsent }: { accountId?: unknown; marketingConsent?: unknown } =
      JSON.parse(data);
    if (typeof accountId !== 'string' || marketingConsent !== true) continue;
    await sql`UPDATE accounts SET marketing_consent = 1, consent_changed_at = ${at}
      WHERE id = ${accountId} AND marketing_consent = 0`.execute(db);
  }
}

/**
 * A minute's counts need not outlive a crash of PostgreSQL, nor be on a replica: written down, each cost the post that
 * it counts a flush of its own. With the file they are in memory.
 */
const COUNTS_WITHOUT_FLUSH = [
  `ALTER TABLE rate_limits SET UNLOGGED`,
  `ALTER TABLE login_guards SET UNLOGGED`,
];

/**
 * A sign-up with an e-mail that has an account makes another beside it. Before, its owner was written to because of a row
 * of their own.
 */
const CLAIMED_EMAILS = [
  `ALTER TABLE accounts ADD COLUMN claimed_key TEXT`,
  `CREATE INDEX accounts_claimed_key ON accounts (claimed_key)`,
  `DELETE FROM outbox WHERE channel = 'notice'`,
];

/** What is kept of an answer that tells of an account goes with the account; that it was given stays. */
const ANSWERS_OF_ACCOUNTS = [
  `ALTER TABLE idempotency_keys ADD COLUMN account_id TEXT`,
  `CREATE INDEX idempotency_keys_account_id ON idempotency_keys (account_id) WHERE account_id IS NOT NULL`,
];

const running = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Each runs once, in the order of the names, and is never changed after a release: add another instead. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': running(FIRST_TABLES),
  '0002-indexes-for-deleting': running(INDEXES_FOR_DELETING),
  '0003-life-after-the-form': {
    up: async (db) => {
      await running(LIFE_AFTER_THE_FORM).up(db);
      await takeConsentsOver(db);
    },
  },
  '0004-counts-without-flush': {
    up: async (db) => {
      if (isPostgres(db)) await running(COUNTS_WITHOUT_FLUSH).up(db);
    },
  },
  '0005-claimed-emails': running(CLAIMED_EMAILS),
  '0006-answers-of-accounts': running(ANSWERS_OF_ACCOUNTS),
  // The domain of an e-mail was keyed as it was typed.
  '0007-keys-by-domain': { up: rekeyAccounts },
  '0008-index-of-accounts': { up: indexAccounts },
};
