import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator, sql } from 'kysely';
import { isPostgres } from './is-postgres';
import { MIGRATIONS } from './migrations';
import type { Store } from './store';

const DONE = { up: async () => {} };

async function appliedTo(store: Store): Promise<string[]> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const query = sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  return (await query.execute(store)).rows.map(({ name }) => name);
}

/** As Kysely's own: releases before this one ask for it as well. */
const LOCK = sql.lit(3853314791062309107n);

/** In one transaction, with a lock that ends with it, whichever connection of a pooler's that is. */
const runAlone = (store: Store, provider: MigrationProvider): Promise<void> =>
  store.connection().execute(async (connection) => {
    await sql`BEGIN`.execute(connection);
    try {
      if (isPostgres(connection)) await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(connection);
      const migrator = new Migrator({ db: connection, provider, disableTransactions: true });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      await sql`COMMIT`.execute(connection);
    } catch (error) {
      await sql`ROLLBACK`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

/**
 * Brings the schema up to date, all or nothing; safe when several instances start together.
 * A schema newer than this program is left alone, so that a release can be taken back.
 */
export async function migrate(store: Store): Promise<void> {
  const applied = await appliedTo(store);
  if (Object.keys(MIGRATIONS).every((name) => applied.includes(name))) return;
  // The migrator takes what a newer release has done for a lost file, unless it is named.
  const done = Object.fromEntries(applied.map((name) => [name, DONE]));
  await runAlone(store, { getMigrations: async () => ({ ...done, ...MIGRATIONS }) });
}
