import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/storage/open-store';
import type { Store } from '../../server/storage/store';
import { findPostgres } from '../../server/testing/find-postgres';
import {
  createDatabase,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../server/testing/temporary-postgres';
import { testConfig } from '../../server/testing/test-config';

export interface BenchDatabase {
  name: string;
  /** For the server's environment. */
  environment: Record<string, string>;
  /** Opens it for this program; a file only while no server runs. */
  open(): Promise<Store>;
  cluster: TemporaryPostgres | undefined;
  remove(): Promise<void>;
}

export function fileDatabase(folder = mkdtempSync(join(tmpdir(), 'verisiam-bench-'))): BenchDatabase {
  return {
    name: 'file',
    environment: { DATA_DIR: folder },
    open: () => openStore(testConfig({ dataDir: folder })),
    cluster: undefined,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A cluster of its own that flushes to disk as in production. */
export async function postgresDatabase(): Promise<BenchDatabase> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed.');
  const cluster = await startTemporaryPostgres(binaries, true);
  const { url: databaseUrl } = await createDatabase(cluster.url);
  return {
    name: 'PostgreSQL',
    environment: { DATABASE_URL: databaseUrl, SECRET_KEY: 'b'.repeat(43) },
    open: () => openStore(testConfig({ databaseUrl })),
    cluster,
    remove: () => cluster.stop(),
  };
}

/** Runs `work` on the databases that were asked for by name, both by default. */
export async function onDatabases(
  words: string[],
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const wanted = ['file', 'postgres'].filter((name) => words.includes(name));
  for (const name of wanted.length === 0 ? ['file', 'postgres'] : wanted) {
    const database = name === 'file' ? fileDatabase() : await postgresDatabase();
    try {
      await work(database);
    } finally {
      await database.remove();
    }
  }
}

/** The first whole number among the words, or the default. */
export const countOf = (words: string[], fallback: number): number =>
  Number(words.find((word) => /^\d+$/.test(word)) ?? fallback);
