import pg from 'pg';
import { isPostgresUnavailable } from './postgres-errors';
import { type Connection, type Row, type SqlValue, type Store, StoreUnavailableError } from './store';

/** BIGINT arrives as text by default; epoch milliseconds and counts fit a number. */
const BIGINT_OID = 20;
pg.types.setTypeParser(BIGINT_OID, Number);

const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any statement here needs; a lock that is never released must not hold a visitor. */
const STATEMENT_TIMEOUT_MS = 10_000;

const numbered = new Map<string, string>();

/** `?` to `$1`, `$2`, …; no statement here has a question mark in a literal. */
function toNumbered(sql: string): string {
  const known = numbered.get(sql);
  if (known !== undefined) return known;
  let position = 0;
  const text = sql.replace(/\?/g, () => `$${++position}`);
  numbered.set(sql, text);
  return text;
}

function translate(error: unknown): unknown {
  if (!isPostgresUnavailable(error)) return error;
  return new StoreUnavailableError('the database server is not available', { cause: error });
}

async function run(
  target: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<Row[]> {
  try {
    // A name makes the server keep the plan of the statement for this connection.
    const text = toNumbered(sql);
    const result = await target.query<Row>({ text, name: statementName(text), values: [...values] });
    return result.rows;
  } catch (error) {
    throw translate(error);
  }
}

const names = new Map<string, string>();

function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

class PostgresStore implements Store {
  readonly dialect = 'postgresql';
  readonly place: string;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, place: string) {
    this.#pool = pool;
    this.place = place;
  }

  query(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return run(this.#pool, sql, values);
  }

  async transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const tx: Connection = { query: (sql, values) => run(client, sql, values) };
    let broken = false;
    try {
      await tx.query('BEGIN');
      const value = await work(tx);
      await tx.query('COMMIT');
      return value;
    } catch (error) {
      broken = !(await rolledBack(tx));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw translate(error);
    }
  }
}

/** Whether the connection is fit for another use. */
async function rolledBack(tx: Connection): Promise<boolean> {
  try {
    await tx.query('ROLLBACK');
    return true;
  } catch {
    // The error that led here is the one to report.
    return false;
  }
}

/** @param onLost is told of a connection that broke while nobody used it. */
export function createPostgresStore(url: string, poolSize: number, onLost: (error: Error) => void): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'verisiam-api',
  });
  // Without these two, a restart of the database server would end this process (node-postgres, Pool events).
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresStore(pool, new URL(url).host);
}
