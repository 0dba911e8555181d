export type SqlValue = string | number | null;

/** A row as the driver gives it; `./row` narrows its columns. */
export type Row = Record<string, unknown>;

export interface Connection {
  /** Runs one statement with `?` for each value. Rows are those of a SELECT or RETURNING. */
  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/**
 * One database behind both drivers. SQL stays in the subset that SQLite and PostgreSQL share; the differences
 * are `dialect` and nothing else.
 */
export interface Store extends Connection {
  readonly dialect: 'sqlite' | 'postgresql';
  /** Where the data is, for people: a folder or a host, never a password. */
  readonly place: string;
  /**
   * Runs `work` in a transaction and resolves when it is durable. Whatever `work` throws rolls it back.
   * `work` may await nothing but `tx`: with the file, every other statement waits for it.
   * @throws StoreUnavailableError when the database can't be asked now; trying again later may help.
   */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database can't answer now (restarting, full, lost). The post may be sent again with the same key. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The database can't be opened at all. The message is one line for a person. */
export class StoreOpenError extends Error {
  override name = 'StoreOpenError';
}
