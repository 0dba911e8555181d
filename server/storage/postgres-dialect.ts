import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { SITE_CODES } from '../../src/config/site-codes';
import { isPostgresUnavailable } from './postgres-errors';
import { StoreUnavailableError } from './store';

/** BIGINT arrives as text by default; epoch milliseconds and counts fit a number. */
const BIGINT_OID = 20;
pg.types.setTypeParser(BIGINT_OID, Number);

const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any statement here needs; a lock that is never released must not hold a visitor. */
const STATEMENT_TIMEOUT_MS = 10_000;

async function translating<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!isPostgresUnavailable(error)) throw error;
    throw new StoreUnavailableError('the database server is not available', { cause: error });
  }
}

class Client implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, values: readonly unknown[] = []): unknown {
    return translating(this.#client.query(String(sql), [...values]));
  }

  release(): void {
    this.#client.release();
  }
}

function openPool(url: string, poolSize: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: `${SITE_CODES.slug}-api`,
  });
  // The pool has dropped the connection already, and the statement that used it gets the error. Without these
  // two, a restart of the database server would end this process (node-postgres, Pool events).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** PostgreSQL for Kysely; failures of the server, not of a statement, have their own class. */
export function postgresDialect(url: string, poolSize: number): PostgresDialect {
  const pool = openPool(url, poolSize);
  return new PostgresDialect({
    pool: {
      connect: async () => new Client(await translating(pool.connect())),
      end: () => pool.end(),
    },
  });
}
