import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { COUNTS, type LibsqlDatabase, LOG_SUFFIX, translateLibsqlError } from './libsql-database';
import { createSharedFlush, type SharedFlush } from './shared-flush';
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

const READS = /^(select|begin|rollback|savepoint|release)\b/i;
/** They are in memory. */
const COUNTED = new RegExp(`^\\w+ (into|from)? ?"(${COUNTS.join('|')})"`, 'i');

/** Whether a statement, on its own, leaves something in the log. */
const writes = (text: string): boolean => !READS.test(text) && !COUNTED.test(text);

function prepare(database: LibsqlDatabase, flush: SharedFlush, text: string): SqliteStatement {
  const statement = translating(() => database.prepare(text));
  const isWriting = writes(text);
  function noting<T>(run: () => T): T {
    const result = translating(run);
    // Within a transaction its commit does.
    if (isWriting && !database.inTransaction) flush.wrote();
    return result;
  }
  return {
    reader: statement.reader,
    all: (values) => noting(() => statement.all(values)),
    run: (values) => noting(() => statement.run(values)),
    iterate: (values) => translating(() => statement.iterate(values)),
  };
}

/**
 * The opened file for Kysely: statements are prepared once, failures of the disk have their own class, and nobody is
 * told of what is not on the disk yet.
 * @param file its path.
 */
export function libsqlDialect(database: LibsqlDatabase, file: string): TurnTakingDialect {
  const prepared = new Map<string, SqliteStatement>();
  const flush = createSharedFlush(`${file}${LOG_SUFFIX}`);
  const adapted: SqliteDatabase = {
    prepare(text) {
      // A full disk has ended the transaction already; the error of a second end would hide the first.
      if (text === 'rollback' && !database.inTransaction) return NOTHING;
      const statement = prepared.get(text) ?? prepare(database, flush, text);
      prepared.set(text, statement);
      return statement;
    },
    close() {
      prepared.clear();
      closeLibsqlDatabase(database);
      flush.close();
    },
  };
  return new TurnTakingDialect({ database: adapted, settle: flush.settle });
}

/** Moves what is in the log into the file, so that the one file is the whole database. */
function closeLibsqlDatabase(database: LibsqlDatabase): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
