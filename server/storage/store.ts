import type { Kysely } from 'kysely';
import { errorCode } from '../errors/error-code';
import type { Database } from './database';

/** The database behind either driver. With the file, every other statement waits for a transaction's end. */
export type Store = Kysely<Database>;

/** The store, or a transaction on it, which is durable when it resolves. */
export type Connection = Kysely<Database>;

/** The database can't answer now (restarting, full, lost). The post may be sent again with the same key. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  /** SQLSTATE, or of the driver or the system: `57P03`, `SQLITE_FULL`, `ECONNREFUSED`. Holds no data. */
  readonly code: string;
  /** Only a start of this process mends it. */
  readonly isForGood: boolean;

  constructor(message: string, options: { cause?: unknown; code?: string; isForGood?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isForGood = options.isForGood ?? false;
    this.code = options.code ?? errorCode(options.cause);
  }
}

/** The database can't be opened at all. The message is one line for a person. */
export class StoreOpenError extends Error {
  override name = 'StoreOpenError';
}
