import { env } from 'node:process';
import { afterAll, beforeAll, describe, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../config/config';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';
import { findPostgres } from './find-postgres';
import { temporaryFolder } from './temporary-folder';
import { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres';
import { testConfig } from './test-config';

/** One empty database a test. */
export interface TestDatabase {
  /** Opens it; again for another instance, which only PostgreSQL allows. Closed after the test. */
  open(): Promise<Store>;
  readonly sharable: boolean;
  /** Where it is, as a program is told. */
  readonly place: Pick<Config, 'dataDir' | 'databaseUrl'>;
}

type Define = (database: () => Promise<TestDatabase>) => void;

// Starting a cluster takes some seconds on a busy machine; a test that hangs still ends.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

async function open(place: TestDatabase['place']): Promise<Store> {
  const store = await openStore(testConfig(place));
  onTestFinished(() => store.destroy());
  return store;
}

function describePostgres(define: Define, binaries: string): void {
  describe('on PostgreSQL', () => {
    let cluster: TemporaryPostgres | undefined;
    beforeAll(async () => {
      cluster = await startTemporaryPostgres(binaries);
    });
    afterAll(async () => cluster?.stop());
    define(async () => {
      const place = { dataDir: '', databaseUrl: await cluster?.createDatabase() };
      return { sharable: true, place, open: () => open(place) };
    });
  });
}

/** Runs the same tests on both databases. Without PostgreSQL they are skipped, which CI does not accept. */
export function describeStores(define: Define): void {
  describe('on a file', () => {
    define(async () => {
      const place = { dataDir: temporaryFolder(), databaseUrl: undefined };
      return { sharable: false, place, open: () => open(place) };
    });
  });
  const binaries = findPostgres();
  if (binaries !== undefined) {
    describePostgres(define, binaries);
    return;
  }
  const reason = 'PostgreSQL is not installed: no initdb in PATH or /usr/lib/postgresql';
  if (env['CI'] === 'true') {
    test('on PostgreSQL', () => {
      throw new Error(reason);
    });
  } else {
    process.stdout.write(`Skipped on PostgreSQL: ${reason}\n`);
    describe.skip(`on PostgreSQL (${reason})`, () => define(() => Promise.reject(new Error(reason))));
  }
}
