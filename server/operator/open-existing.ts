import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { DATABASE_FILE, refuseOtherDatabases } from '../storage/libsql-database';
import { openStore, placeOf, tablesOf } from '../storage/open-store';
import type { Store } from '../storage/store';
import { CommandError } from './program';

const LEADS_TABLE = 'submissions';

/** @throws CommandError where a data folder has no database, and StoreOpenError where it has another company's. */
export function requireFile(dataDir: string): string {
  const file = join(dataDir, DATABASE_FILE);
  if (existsSync(file)) return file;
  if (existsSync(dataDir)) refuseOtherDatabases(dataDir);
  throw new CommandError(
    `There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL as the server has them.`,
  );
}

/** @throws CommandError, StoreOpenError */
export async function requireDatabase(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) requireFile(config.dataDir);
  else if (!(await tablesOf(config)).includes(LEADS_TABLE)) {
    throw new CommandError(`There is no database of this site at ${placeOf(config)}; set DATABASE_URL.`);
  }
}

/**
 * The database that the server has made. A command that made one where DATA_DIR is mistyped would tell that there are no
 * leads, or that nothing is kept of somebody.
 * @throws CommandError, StoreOpenError
 */
export async function openExisting(config: Config): Promise<Store> {
  await requireDatabase(config);
  return openStore(config);
}
