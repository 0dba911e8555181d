import type { Generated } from 'kysely';
import type { PlanId } from '../../src/contract/plans';

// Times are epoch milliseconds, and hashes are keyed with the server's secret.

/** The tables as the newest migration leaves them. */
export interface Database {
  settings: { name: string; value: string };
  submissions: SubmissionsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: { key_hash: string; window_start: number; used: number };
  spent_proofs: { proof_hash: string; expires_at: number };
  accounts: AccountsTable;
  sessions: { token_hash: string; account_id: string; created_at: number; used_at: number };
  known_addresses: { pair_hash: string; seen_at: number };
  login_guards: { key_hash: string; window_start: number; attempts: number; next_at: number };
  registrations: RegistrationsTable;
  one_time_links: { token_hash: string; purpose: string; account_id: string; expires_at: number };
  outbox: OutboxTable;
  messages: MessagesTable;
}

interface IdempotencyKeysTable {
  key_hash: string;
  fingerprint: string;
  /** Sealed; empty once whose it was is deleted. */
  answer: string;
  created_at: number;
  /** Whose account the answer tells of. */
  account_id: Generated<string | null>;
}

interface SubmissionsTable {
  id: string;
  kind: string;
  reference: string;
  created_at: number;
  locale: string;
  /** 0 or 1: SQLite has no truth values. */
  quarantined: number;
  /** JSON. */
  data: string;
  /** Sales has done what it asked for. */
  handled_at: Generated<number | null>;
}

interface AccountsTable {
  id: string;
  email: string;
  /** Whose it is; of an account that claims the e-mail of another something else that is unique. */
  email_key: string;
  /** The key of an e-mail that another account has. */
  claimed_key: Generated<string | null>;
  first_name: string;
  last_name: string;
  password_hash: string;
  plan: PlanId | null;
  created_at: number;
  email_confirmed_at: Generated<number | null>;
  /** 0 or 1. */
  marketing_consent: Generated<number>;
  consent_changed_at: Generated<number | null>;
}

interface RegistrationsTable {
  id: string;
  account_id: string;
  plan_id: PlanId;
  status: string;
  created_at: number;
  /** When a trial ends, and when any plan has ended. */
  ends_at: Generated<number | null>;
  /** Used of a trial's, as the operator counts them. */
  onboardings: Generated<number>;
  changed_at: Generated<number | null>;
}

/** What is handed on beside submissions: links by e-mail, and changes of an account's plan to the webhook. */
interface MessagesTable {
  id: string;
  channel: string;
  account_id: string;
  /** JSON. */
  data: string;
  created_at: number;
  attempts: number;
  due_at: number;
  last_failure: string | null;
}

interface OutboxTable {
  id: string;
  submission_id: string;
  channel: string;
  attempts: number;
  due_at: number;
  last_failure: string | null;
}
