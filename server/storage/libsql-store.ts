import type Database from 'libsql';
import { type LibsqlDatabase, translateLibsqlError } from './libsql-database';
import type { Connection, Row, SqlValue, Store } from './store';

interface Job {
  work: (tx: Connection) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Enough to share one disk flush among all who wait; few enough that nobody waits long. */
const BATCH_SIZE = 64;

/**
 * The file has one connection, and a flush to disk costs more than the statements before it. So transactions
 * that wait at the same time become savepoints of one: all are durable together, each fails alone.
 */
class LibsqlStore implements Store {
  readonly dialect = 'sqlite';
  readonly place: string;
  readonly #database: LibsqlDatabase;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #connection: Connection = { query: (sql, values) => this.#run(sql, values ?? []) };
  #waiting: Job[] = [];
  #draining: Promise<void> | undefined;

  constructor(database: LibsqlDatabase, place: string) {
    this.#database = database;
    this.place = place;
  }

  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.transaction((tx) => tx.query(sql, values));
  }

  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: (value) => resolve(value as T), reject });
      this.#draining ??= this.#drain();
    });
  }

  async close(): Promise<void> {
    await this.#draining;
    this.#statements.clear();
    this.#database.close();
  }

  async #drain(): Promise<void> {
    // Everything that arrived in this turn of the event loop joins the batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH_SIZE);
      await this.#runBatch(batch);
    }
    this.#draining = undefined;
  }

  async #runBatch(batch: Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const job of batch) settle.push(await this.#runJob(job));
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      const reason = translateLibsqlError(error);
      for (const job of batch) job.reject(reason);
      return;
    }
    for (const answer of settle) answer();
  }

  /** Resolves to what to tell the job once the batch is durable. Rejects when the whole batch is lost. */
  async #runJob(job: Job): Promise<() => void> {
    this.#database.exec('SAVEPOINT job');
    try {
      const value = await job.work(this.#connection);
      this.#database.exec('RELEASE job');
      return () => job.resolve(value);
    } catch (error) {
      // A full disk ends the whole transaction, and with it what the others in the batch had written.
      if (!this.#database.inTransaction) throw error;
      this.#database.exec('ROLLBACK TO job');
      this.#database.exec('RELEASE job');
      return () => job.reject(error);
    }
  }

  #rollBack(): void {
    try {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
    } catch {
      // The first error is the one to report; the next BEGIN tells whether the connection still works.
    }
  }

  async #run(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    try {
      const statement = this.#prepare(sql);
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    } catch (error) {
      throw translateLibsqlError(error);
    }
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

export function createLibsqlStore(database: LibsqlDatabase, place: string): Store {
  return new LibsqlStore(database, place);
}
