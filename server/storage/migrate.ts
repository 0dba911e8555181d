import { MIGRATIONS } from './migrations';
import { integerOf } from './row';
import type { Connection, Store } from './store';

/** Any number, the same in every instance: who holds it migrates, the others wait and find it done. */
const ADVISORY_LOCK = 7_260_119;

async function appliedVersion(tx: Connection): Promise<number> {
  await tx.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)',
  );
  const [row] = await tx.query('SELECT COALESCE(MAX(version), 0) AS version FROM schema_migrations');
  return row === undefined ? 0 : integerOf(row, 'version');
}

/**
 * Brings the schema up to date, all or nothing; safe when several instances start together.
 * A schema newer than this program is left alone, so that a release can be taken back.
 */
export async function migrate(store: Store, now: number): Promise<void> {
  await store.transaction(async (tx) => {
    if (store.dialect === 'postgresql') {
      await tx.query('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    }
    const applied = await appliedVersion(tx);
    for (const [index, statements] of MIGRATIONS.entries()) {
      const version = index + 1;
      if (version <= applied) continue;
      for (const statement of statements) await tx.query(statement);
      await tx.query('INSERT INTO schema_migrations (version, applied_at) VALUES (?, ?)', [version, now]);
    }
  });
}
