import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Config } from '../config/config';
import { errorCode } from '../errors/error-code';
import { isServerRunning } from '../operator/ask-server';
import { requireFile } from '../operator/open-existing';
import { CommandError } from '../operator/program';
import { findSocketPath } from '../operator/socket-path';
import { DATABASE_FILE, LOG_SUFFIX, openLibsqlFile } from '../storage/libsql-database';
import { MIGRATIONS } from '../storage/migrations';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';

/** In the data folder. The server removes both when it starts, for a move that was killed leaves them. */
export const COPY_FOLDER = 'moving';
export const PROBE = `${DATABASE_FILE}.probe-`;

/** Whether another process has the file open, by a second name, beside which the driver may clear up. */
async function isInUse(dataDir: string, file: string): Promise<boolean> {
  const probe = join(dataDir, `${PROBE}${process.pid}`);
  await link(file, probe);
  try {
    openLibsqlFile(probe).close();
    return false;
  } catch (error) {
    return error instanceof Error && /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error.cause));
  } finally {
    await rm(probe, { force: true });
    await rm(`${probe}${LOG_SUFFIX}`, { force: true });
  }
}

async function refuseNewer(store: Store): Promise<void> {
  const query = sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const newer = (await query.execute(store)).rows.filter(({ name }) => MIGRATIONS[name] === undefined);
  if (newer.length === 0) return;
  throw new CommandError(
    'A newer release has used this database; move it with that one, so that nothing is left out.',
  );
}

export type Source = Awaited<ReturnType<typeof openSource>>;

/**
 * A copy of the data folder's database, so that the file itself stays as it is, whatever opening it would change.
 * @throws CommandError while a server runs on it.
 */
export async function openSource({ dataDir }: Pick<Config, 'dataDir'>) {
  const socketPath = findSocketPath(dataDir);
  const file = requireFile(dataDir);
  if ((await isServerRunning(socketPath)) || (await isInUse(dataDir, file))) {
    throw new CommandError(
      'The server is running on this database; stop it first, or later leads would stay behind.',
    );
  }
  const folder = join(dataDir, COPY_FOLDER);
  const copy = join(folder, DATABASE_FILE);
  /** What a server takes meanwhile would stay behind. */
  const requireStopped = (): void => {
    if (existsSync(copy)) return;
    throw new CommandError('The server was started meanwhile; nothing was moved. Stop it, and run it again.');
  };
  // One that a killed move has left.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    for (const name of [DATABASE_FILE, `${DATABASE_FILE}${LOG_SUFFIX}`]) {
      if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(folder, name));
    }
    requireStopped();
    const store = await openStore({ dataDir: folder, databaseUrl: undefined, databasePoolSize: 1 });
    const close = async (): Promise<void> => {
      await store.destroy();
      await rm(folder, { recursive: true, force: true });
    };
    await refuseNewer(store);
    return { store, requireStopped, close };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
