import type { Config } from '../config/config';
import { CommandError } from '../operator/program';
import { openStore, tablesOf } from '../storage/open-store';
import { requireBackupOf } from './backup-file';
import { runPostgresTool } from './postgres-tools';

/** In PostgreSQL's own compressed format, as of one moment, while the server runs. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  runPostgresTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`]);

async function leadsIn(config: Config): Promise<number> {
  const store = await openStore(config);
  try {
    const count = store.selectFrom('submissions').select((eb) => eb.fn.countAll<number>().as('leads'));
    return (await count.executeTakeFirstOrThrow()).leads;
  } finally {
    await store.destroy();
  }
}

/**
 * Fills an empty database from a backup, as a whole or not at all. One with tables is another's, or that of before.
 * @returns how many leads it holds then.
 * @throws CommandError
 */
export async function restorePostgres(config: Config, databaseUrl: string, backup: string): Promise<number> {
  await requireBackupOf('PostgreSQL', backup);
  if ((await tablesOf(config)).length > 0) {
    throw new CommandError('The database of DATABASE_URL has tables; make an empty one, and name that.');
  }
  await runPostgresTool('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-acl',
    backup,
  ]);
  return leadsIn(config);
}
