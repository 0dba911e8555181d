import { CommandError } from '../operator/program';
import { openStore, placeOf, tablesOf } from '../storage/open-store';
import type { Store } from '../storage/store';
import { TABLES } from './tables';

/** The migrator's own, and that of releases before it. */
const OF_MIGRATIONS = /^(kysely_migration|kysely_migration_lock|schema_migrations)$/;

function refuseForeign(tables: readonly string[], place: string): void {
  const known = new Set(TABLES.map(({ name }) => name));
  const foreign = tables.find((name) => !known.has(name) && !OF_MIGRATIONS.test(name));
  if (foreign === undefined) return;
  throw new CommandError(
    `The database at ${place} has tables of something else (${foreign}); name an empty one.`,
  );
}

/** The tables in PostgreSQL, made if they are not there. @throws CommandError where something else lives. */
export async function openTarget(databaseUrl: string): Promise<Store> {
  const place = { dataDir: '', databaseUrl, databasePoolSize: 1 };
  refuseForeign(await tablesOf(place), placeOf(place));
  return openStore(place);
}
