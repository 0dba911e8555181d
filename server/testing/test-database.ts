import { inject, onTestFinished } from 'vitest';
import { createDatabase, tellPostgres } from './temporary-postgres';

/** Of the cluster that the tests share; undefined where PostgreSQL is not installed. */
export const postgresUrl = inject('postgresUrl');

/** An empty database on it, which is gone after the test. @returns its address */
export async function createTestDatabase(): Promise<string> {
  if (postgresUrl === undefined) throw new Error('PostgreSQL is not installed.');
  const { name, url } = await createDatabase(postgresUrl);
  onTestFinished(() => tellPostgres(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return url;
}
