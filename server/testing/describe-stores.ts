import { env } from 'node:process';
import { describe, onTestFinished, test } from 'vitest';
import type { Config } from '../config/config';
import { openStore } from '../storage/open-store';
import type { Store } from '../storage/store';
import { temporaryFolder } from './temporary-folder';
import { testConfig } from './test-config';
import { createTestDatabase, postgresUrl } from './test-database';

/** One empty database a test. */
export interface TestDatabase {
  /** Opens it; again for another instance, which only PostgreSQL allows. Closed after the test. */
  open(): Promise<Store>;
  readonly sharable: boolean;
  /** Where it is, as a program is told. */
  readonly place: Pick<Config, 'dataDir' | 'databaseUrl'>;
}

type Define = (database: () => Promise<TestDatabase>) => void;

async function open(place: TestDatabase['place']): Promise<Store> {
  const store = await openStore(testConfig(place));
  onTestFinished(() => store.destroy());
  return store;
}

function describePostgres(define: Define): void {
  describe('on PostgreSQL', () => {
    define(async () => {
      const place = { dataDir: '', databaseUrl: await createTestDatabase() };
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
  if (postgresUrl !== undefined) {
    describePostgres(define);
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
