import type { Config } from '../config';
import { errorCode } from './error-code';
import { openLibsqlDatabase } from './libsql-database';
import { createLibsqlStore } from './libsql-store';
import { migrate } from './migrate';
import { createPostgresStore } from './postgres-store';
import { type Store, StoreOpenError } from './store';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>;

function create(config: Place, onLost: (error: Error) => void): Store {
  if (config.databaseUrl === undefined) {
    return createLibsqlStore(openLibsqlDatabase(config.dataDir), config.dataDir);
  }
  return createPostgresStore(config.databaseUrl, config.databasePoolSize, onLost);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause ?? error;
  const code = errorCode(cause);
  if (code !== '') return code;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}

/**
 * Opens the configured database and brings its schema up to date.
 * @throws StoreOpenError with one line for a person.
 */
export async function openStore(config: Place, onLost: (error: Error) => void): Promise<Store> {
  const store = create(config, onLost);
  try {
    await migrate(store, Date.now());
    return store;
  } catch (error) {
    await store.close();
    throw new StoreOpenError(`The database at ${store.place} can't be used (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}
