import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port';

export interface TemporaryPostgres {
  /** Of the cluster's own database. */
  url: string;
  /** Ends the server as an operator's restart does, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface Identity {
  uid?: number;
  gid?: number;
}

const READY_TRIES = 200;
const READY_WAIT_MS = 50;

/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
export function postgresIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const number = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** Runs one statement on the cluster's own database. */
export async function tellPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database on a cluster. */
export async function createDatabase(cluster: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await tellPostgres(cluster, `CREATE DATABASE ${name}`);
  return { name, url: new URL(name, cluster).href };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let left = READY_TRIES; ; left -= 1) {
    try {
      await tellPostgres(url, 'SELECT 1');
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, READY_WAIT_MS));
    }
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/**
 * A cluster of its own on a free port of the loopback, in a temporary folder.
 * @param binaries the folder of `initdb` and `postgres`.
 * @param durable false skips the flushes to disk, which tests of behaviour don't need.
 */
export async function startTemporaryPostgres(binaries: string, durable = false): Promise<TemporaryPostgres> {
  const user = postgresIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const setup = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), setup, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  async function launch(): Promise<ChildProcess> {
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
    ];
    const flushes = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
    const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
    const started = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings, ...flushes],
      options,
    );
    await waitUntilReady(url);
    return started;
  }

  let child = await launch();

  async function shutDown(): Promise<void> {
    // SIGINT is PostgreSQL's fast shutdown: open connections are ended.
    child.kill('SIGINT');
    await ended(child);
  }

  return {
    url,
    async restart() {
      await shutDown();
      child = await launch();
    },
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
