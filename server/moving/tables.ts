import type { Database } from '../storage/database';

type KeyOf<Table extends keyof Database> = keyof Database[Table] & string;

/** Each table by its primary key, those that others refer to first. */
export const KEYS = {
  settings: 'name',
  submissions: 'id',
  outbox: 'id',
  accounts: 'id',
  sessions: 'token_hash',
  registrations: 'id',
  one_time_links: 'token_hash',
  messages: 'id',
  idempotency_keys: 'key_hash',
  spent_proofs: 'proof_hash',
  known_addresses: 'pair_hash',
  rate_limits: 'key_hash',
  login_guards: 'key_hash',
} as const satisfies { [Table in keyof Database]: KeyOf<Table> };

/** A table and its key, as Kysely is told them when the table is not known before. */
export interface Table {
  name: string;
  key: string;
}

export const TABLES: readonly Table[] = Object.entries(KEYS).map(([name, key]) => ({ name, key }));
