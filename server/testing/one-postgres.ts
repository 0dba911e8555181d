import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres';
import { startTemporaryPostgres } from './temporary-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the cluster that all tests share; undefined where PostgreSQL is not installed. */
    postgresUrl: string | undefined;
  }
}

/** Before the first of the server's tests: each then has a database of its own in one cluster. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgres();
  if (binaries === undefined) {
    provide('postgresUrl', undefined);
    return undefined;
  }
  const cluster = await startTemporaryPostgres(binaries);
  provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}
