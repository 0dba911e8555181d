import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { tellPostgres } from './temporary-postgres';

/** Of the cluster that the tests share; undefined where PostgreSQL is not installed. */
export const postgresUrl = inject('postgresUrl');

/** An empty database on it, which is gone after the test. @returns its address */
export async function createTestDatabase(): Promise<string> {
  if (postgresUrl === undefined) throw new Error('PostgreSQL is not installed.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await tellPostgres(postgresUrl, `CREATE DATABASE ${name}`);
  onTestFinished(() => tellPostgres(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(postgresUrl);
  url.pathname = name;
  return url.href;
}
