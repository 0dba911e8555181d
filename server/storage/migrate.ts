import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Store } from './store';

const DONE = { up: async () => {} };

async function appliedTo(store: Store): Promise<string[]> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const query = sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  return (await query.execute(store)).rows.map(({ name }) => name);
}

/**
 * Brings the schema up to date, all or nothing; safe when several instances start together.
 * A schema newer than this program is left alone, so that a release can be taken back.
 */
export async function migrate(store: Store): Promise<void> {
  // The migrator takes what a newer release has done for a lost file, unless it is named.
  const applied = Object.fromEntries((await appliedTo(store)).map((name) => [name, DONE]));
  const provider = { getMigrations: async () => ({ ...applied, ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: store, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
