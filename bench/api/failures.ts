import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../server/storage/libsql-database';
import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { fileDatabase } from './databases';
import { StartError, startServerProcess } from './server-process';
import { say, statusesOf } from './statistics';

/** What the server says when it can't start, which is to be one line. */
async function refusal(environment: Record<string, string>): Promise<string> {
  try {
    const server = await startServerProcess(environment);
    await server.kill('SIGKILL');
    return 'IT STARTED';
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const lines = error.message.split('\n').length;
    return `exit ${error.exitCode}, ${lines} line: ${error.message}`;
  }
}

async function inFolder(mountOptions: string[], work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-failure-'));
  execFileSync('mount', ['-t', 'tmpfs', ...mountOptions, 'none', folder]);
  try {
    await work(folder);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fullDisk(): Promise<void> {
  await inFolder(['-o', 'size=1m'], async (folder) => {
    const database = fileDatabase(join(folder, 'data'));
    const server = await startServerProcess(database.environment);
    const tally = newTally();
    const full = (): boolean => (tally.statuses.get(503) ?? 0) > 100;
    await runAll(makeClients(8), server.port, tally, full);
    execFileSync('mount', ['-o', 'remount,size=64m', folder]);
    const again = newTally();
    await runAll(makeClients(8), server.port, again, () => again.acknowledged.size > 100);
    await server.kill('SIGTERM');
    const acknowledged = new Map([...tally.acknowledged, ...again.acknowledged]);
    const { lost, duplicates } = await compareRows(database.environment, acknowledged);
    say(
      `full disk: ${statusesOf(tally.statuses)}; with room again: ${statusesOf(again.statuses)}; ` +
        `${lost} lost, ${duplicates} duplicates`,
    );
  });
}

/** Ways to fail that an operator meets. Mounts take root. */
export async function failures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-failure-'));
  const environment = { DATA_DIR: join(folder, 'data') };
  const server = await startServerProcess(environment);
  say(`second process on the file: ${await refusal(environment)}`);
  say(`port taken: ${await refusal({ DATA_DIR: join(folder, 'other'), PORT: String(server.port) })}`);
  await server.kill('SIGTERM');
  mkdirSync(join(folder, 'corrupt'));
  const file = join(folder, 'corrupt', DATABASE_FILE);
  writeFileSync(file, 'this is no database '.repeat(1_000));
  const before = readFileSync(file);
  const corrupt = await refusal({ DATA_DIR: join(folder, 'corrupt') });
  say(`corrupt file: ${corrupt}; ${readFileSync(file).equals(before) ? 'left as it was' : 'CHANGED'}`);
  await inFolder(['-o', 'ro'], async (readOnly) => {
    say(`read-only folder: ${await refusal({ DATA_DIR: readOnly })}`);
  });
  say(`no site: ${await refusal({ ...environment, SITE_DIR: join(folder, 'none') })}`);
  say(`no database server: ${await refusal({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/x' })}`);
  say(`bad values: ${await refusal({ ...environment, PORT: 'x', RATE_LIMIT: 'many' })}`);
  await fullDisk();
  rmSync(folder, { recursive: true, force: true });
}
