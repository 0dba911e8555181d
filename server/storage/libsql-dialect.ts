import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { type LibsqlDatabase, translateLibsqlError } from './libsql-database';
import { TurnTakingDialect } from './turn-taking-dialect';

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function translating<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw translateLibsqlError(error);
  }
}

function prepare(database: LibsqlDatabase, text: string): SqliteStatement {
  const statement = translating(() => database.prepare(text));
  return {
    reader: statement.reader,
    all: (values) => translating(() => statement.all(values)),
    run: (values) => translating(() => statement.run(values)),
    iterate: (values) => translating(() => statement.iterate(values)),
  };
}

/** The opened file for Kysely: statements are prepared once, and failures of the disk have their own class. */
export function libsqlDialect(database: LibsqlDatabase): TurnTakingDialect {
  const prepared = new Map<string, SqliteStatement>();
  const adapted: SqliteDatabase = {
    prepare(text) {
      // A full disk has ended the transaction already; the error of a second end would hide the first.
      if (text === 'rollback' && !database.inTransaction) return NOTHING;
      const statement = prepared.get(text) ?? prepare(database, text);
      prepared.set(text, statement);
      return statement;
    },
    close() {
      prepared.clear();
      closeLibsqlDatabase(database);
    },
  };
  return new TurnTakingDialect({ database: adapted });
}

/** Moves what is in the log into the file, so that the one file is the whole database. */
function closeLibsqlDatabase(database: LibsqlDatabase): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
