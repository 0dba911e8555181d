import type { Locale } from '../../src/contract/locales';
import type { PlanId } from '../../src/contract/plans';

// Times are epoch milliseconds, and hashes are keyed with the server's secret.

/** The tables as the newest migration leaves them. */
export interface Database {
  settings: { name: string; value: string };
  submissions: SubmissionsTable;
  idempotency_keys: { key_hash: string; fingerprint: string; answer: string; created_at: number };
  rate_limits: { key_hash: string; window_start: number; used: number };
  spent_proofs: { proof_hash: string; expires_at: number };
  accounts: AccountsTable;
  sessions: { token_hash: string; account_id: string; created_at: number; used_at: number };
  known_addresses: { pair_hash: string; seen_at: number };
  login_guards: { key_hash: string; window_start: number; attempts: number; next_at: number };
  registrations: { id: string; account_id: string; plan_id: PlanId; status: string; created_at: number };
  outbox: OutboxTable;
}

interface SubmissionsTable {
  id: string;
  kind: string;
  reference: string;
  created_at: number;
  locale: Locale;
  /** 0 or 1: SQLite has no truth values. */
  quarantined: number;
  /** JSON. */
  data: string;
}

interface AccountsTable {
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  plan: PlanId | null;
  created_at: number;
}

interface OutboxTable {
  id: string;
  submission_id: string;
  channel: string;
  attempts: number;
  due_at: number;
  last_failure: string | null;
}
