import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Store } from '../storage/store';

/** A database that refuses whatever it is asked with `error`. */
export function failingStore(error: Error): Store {
  class FailingDriver extends DummyDriver {
    override acquireConnection() {
      return Promise.reject(error);
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new FailingDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
