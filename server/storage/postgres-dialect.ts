import {
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { SITE_CODES } from '../../src/config/site-codes';
import { endsConnection, unavailableCode } from './postgres-errors';
import { StoreUnavailableError } from './store';

/** BIGINT arrives as text by default; epoch milliseconds and counts fit a number. */
const BIGINT_OID = 20;
pg.types.setTypeParser(BIGINT_OID, Number);

const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any statement here needs; a lock that is never released must not hold a visitor. */
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * A server that lost its power answers nothing at all, and a commit that waits for a lost replica is under no
 * statement's limit: the post is a 503 then, and is sent again with its key.
 */
const ANSWER_TIMEOUT_MS = 12_000;

async function translating<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const code = unavailableCode(error);
    if (code === undefined) throw error;
    throw new StoreUnavailableError('the database server is not available', { cause: error, code });
  }
}

class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #lost: StoreUnavailableError | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, values: readonly unknown[] = []): unknown {
    // The end of its transaction would wait behind what is not answered; the server ends it with the connection.
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    return this.#noting(translating(this.#client.query(String(sql), [...values])));
  }

  async #noting<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      if (error instanceof StoreUnavailableError && endsConnection(error.code)) this.#lost = error;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#lost !== undefined);
  }
}

function openPool(url: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: `${SITE_CODES.slug}-api`,
  });
  // The pool has dropped the connection already, and the statement that used it gets the error. Without these
  // two, a restart of the database server would end this process (node-postgres, Pool events).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Kysely's lock of a migration is the session's, of which a pooler of transactions makes one that nobody lets go of:
 * `migrate` has one of its own transaction.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** PostgreSQL for Kysely; failures of the server, not of a statement, have their own class. */
export function postgresDialect(url: string, poolSize: number): PostgresDialect {
  const pool = openPool(url, poolSize);
  return new Dialect({
    pool: {
      connect: async () => new Client(await translating(pool.connect())),
      end: () => pool.end(),
    },
  });
}
