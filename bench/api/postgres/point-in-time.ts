import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../server/testing/find-postgres';
import { postgresIdentity } from '../../../server/testing/temporary-postgres';
import { makeClients, newTally, runAll } from '../clients';
import { compareRows } from '../compare-rows';
import { countOf } from '../databases';
import { startServerProcess } from '../server-process';
import { say } from '../statistics';
import { initNode, type PostgresNode, runTool, startNode } from './postgres-node';
import { type Stop, stopAll } from './stop-all';

const DATABASE = 'verisiam';
const SECRET = { SECRET_KEY: 'p'.repeat(43) };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts for so long on a server of its own. @returns what was acknowledged. */
async function postFor(environment: Record<string, string>, ms: number): Promise<Map<string, string>> {
  const server = await startServerProcess(environment);
  const tally = newTally();
  const end = performance.now() + ms;
  await runAll(makeClients(8), server.port, tally, () => performance.now() >= end);
  await server.kill('SIGTERM');
  return tally.acknowledged;
}

const environmentOf = ({ port }: PostgresNode): Record<string, string> => ({
  DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
  ...SECRET,
});

/** The moment after which nothing shall be kept, as PostgreSQL writes it. */
async function momentOn(node: PostgresNode): Promise<string> {
  const [row] = await node.ask('SELECT clock_timestamp()::text AS moment');
  return String(row?.['moment']);
}

/** The next start takes the archive up to that moment, and goes on from there. */
function prepareRecovery(data: string, archive: string, moment: string): void {
  const { uid, gid } = postgresIdentity();
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
  ];
  const files = { 'recovery.signal': '', 'postgresql.auto.conf': `${settings.join('\n')}\n` };
  for (const [name, text] of Object.entries(files)) {
    const file = join(data, name);
    writeFileSync(file, text);
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
  }
}

/**
 * Leads are deleted by mistake, and the machine is lost too: a copy of days before and the archive bring back what was
 * there a moment before the mistake. A number is the seconds of posts.
 */
export async function pointInTime(words: string[]): Promise<void> {
  const ms = countOf(words, 2) * 1000;
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-moment-'));
  const archive = join(folder, 'archive');
  const base = join(folder, 'base');
  const data = join(folder, 'data');
  mkdirSync(archive);
  const { uid, gid } = postgresIdentity();
  for (const path of [folder, archive]) if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  const stops: Stop[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    initNode({ binaries, data });
    const archiving = ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`];
    const node = await startNode({ binaries, data }, archiving);
    stops.push(() => node.stop());
    await node.ask(`CREATE DATABASE ${DATABASE}`);
    const before = await postFor(environmentOf(node), ms);
    runTool({ binaries }, 'pg_basebackup', [
      '-D',
      base,
      '-c',
      'fast',
      '-d',
      `host=127.0.0.1 port=${node.port} user=postgres`,
    ]);
    const after = await postFor(environmentOf(node), ms);
    const moment = await momentOn(node);
    await pause(1_000);
    await node.ask('DELETE FROM submissions', DATABASE);
    await node.ask('SELECT pg_switch_wal()');
    await pause(1_000);
    await node.killAtOnce();
    rmSync(data, { recursive: true });
    say(`${before.size} leads before the copy, ${after.size} after it; all deleted, and the folder removed`);

    prepareRecovery(base, archive, moment);
    const began = performance.now();
    const restored = await startNode({ binaries, data: base }, []);
    stops.push(() => restored.stop());
    while ((await restored.ask('SELECT pg_is_in_recovery() AS waits'))[0]?.['waits'] === true)
      await pause(50);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const both = new Map([...before, ...after]);
    const { stored, lost, duplicates } = await compareRows(environmentOf(restored), both);
    say(`back at ${moment} after ${seconds} s: ${stored} stored, ${lost} lost, ${duplicates} duplicates`);
    if (lost > 0 || stored !== both.size) process.exitCode = 1;
  } finally {
    await stopAll(stops);
  }
}
