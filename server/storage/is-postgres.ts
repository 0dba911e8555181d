import { PostgresAdapter } from 'kysely';
import type { Connection } from './store';

/** For the few statements that only one of the two databases has. */
export const isPostgres = (connection: Pick<Connection, 'getExecutor'>): boolean =>
  connection.getExecutor().adapter instanceof PostgresAdapter;
