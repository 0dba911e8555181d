import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../server/testing/find-postgres';
import { postgresIdentity } from '../../../server/testing/temporary-postgres';
import { makeClients, newTally, runAll } from '../clients';
import { compareRows } from '../compare-rows';
import { countOf } from '../databases';
import { startNginx } from '../nginx';
import { startServerProcess } from '../server-process';
import { percentile, rounded, say, statusesOf } from '../statistics';
import { startPgbouncer } from './pgbouncer';
import { initNode, type PostgresNode, startNode, startReplica } from './postgres-node';
import { type Stop, stopAll } from './stop-all';

const CLIENTS = 16;
const DATABASE = 'verisiam';
const SECRET = { SECRET_KEY: 'f'.repeat(43) };
/** Each second somebody, or a program, looks whether the primary answers; three times in a row it does not. */
const LOOKS = 3;
const LOOK_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what().catch(() => false))) await pause(20);
}

/** Says each step with the seconds since the primary was killed. */
function timeline() {
  const began = performance.now();
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  return { seconds, tell: (line: string): void => say(`${seconds()} s  ${line}`) };
}

/** What waits for it, waits for the replica too from here on: nothing is acknowledged that only one disk has. */
async function makeSynchronous(primary: PostgresNode, name: string): Promise<void> {
  await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  await primary.ask('SELECT pg_reload_conf()');
  await until(async () => {
    const [row] = await primary.ask(
      `SELECT sync_state FROM pg_stat_replication WHERE application_name = '${name}'`,
    );
    return row?.['sync_state'] === 'sync';
  });
}

/** As an operator does it, who has been told that the primary is gone. */
async function takeOver(replica: PostgresNode): Promise<void> {
  await replica.ask(`ALTER SYSTEM SET synchronous_standby_names = ''`);
  replica.promote();
  await until(async () => (await replica.ask('SELECT pg_is_in_recovery() AS waits'))[0]?.['waits'] === false);
}

/**
 * Loses the primary under load: two instances behind nginx, pgbouncer before a primary with a synchronous replica. A
 * number is the seconds of posts before and after.
 */
export async function failover(words: string[]): Promise<void> {
  const ms = countOf(words, 5) * 1000;
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-failover-'));
  // nginx takes its folder for its own user.
  const nginxFolder = mkdtempSync(join(tmpdir(), 'verisiam-nginx-'));
  const { uid, gid } = postgresIdentity();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const stops: Stop[] = [folder, nginxFolder].map(
    (path) => () => rmSync(path, { recursive: true, force: true }),
  );
  try {
    const first = { binaries, data: join(folder, 'first') };
    const second = { binaries, data: join(folder, 'second') };
    initNode(first);
    const primary = await startNode(first, []);
    stops.push(() => primary.stop());
    await primary.ask(`CREATE DATABASE ${DATABASE}`);
    const replica = await startReplica(second, primary, 'node_b');
    stops.push(() => replica.stop());
    await makeSynchronous(primary, 'node_b');
    const pgbouncer = await startPgbouncer(folder, primary.port, DATABASE);
    stops.push(() => pgbouncer.stop());
    const environment = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${pgbouncer.port}/${DATABASE}`,
      ...SECRET,
    };
    const start = () => startServerProcess({ ...environment, HOST: '127.0.0.1', TRUST_PROXY: 'loopback' });
    const servers = [await start(), await start()];
    stops.push(...servers.map((server) => () => server.kill('SIGTERM')));
    const nginx = await startNginx(
      nginxFolder,
      servers.map(({ port }) => port),
    );
    stops.push(() => void nginx.child.kill('SIGTERM'));

    const tally = newTally();
    let isOver = false;
    const posting = runAll(makeClients(CLIENTS), nginx.port, tally, () => isOver);
    await pause(ms);
    const before = tally.acknowledged.size;
    say(
      `${before} posts acknowledged in ${ms / 1000} s, p99 ${rounded(percentile(tally.latencies, 0.99))} ms`,
    );
    const { tell, seconds } = timeline();
    await primary.killAtOnce();
    tell('the primary is killed (kill -9)');
    const atKill = tally.acknowledged.size;
    for (let look = 0; look < LOOKS; look += 1) {
      await pause(LOOK_MS);
      await primary.ask('SELECT 1').then(
        () => tell('it answers?'),
        () => tell('it does not answer'),
      );
    }
    tell('the replica is promoted');
    await takeOver(replica);
    tell('it takes what is written');
    pgbouncer.leadTo(replica.port);
    tell('pgbouncer leads to it');
    await until(async () => tally.acknowledged.size > atKill);
    const took = Number(seconds());
    tell('the first post is stored again');
    await pause(ms);
    const third = await startReplica(first, replica, 'node_a');
    stops.push(() => third.stop());
    await makeSynchronous(replica, 'node_a');
    tell('the machine of the first is a synchronous replica of the second');
    await pause(ms);
    isOver = true;
    await posting;
    const { stored, lost, duplicates } = await compareRows(environment, tally.acknowledged);
    const copied = await third.ask('SELECT count(*)::int AS rows FROM submissions', DATABASE);
    say(
      `${tally.acknowledged.size} acknowledged, ${stored} stored, ${lost} lost, ${duplicates} duplicates, ` +
        `${String(copied[0]?.['rows'])} on the new replica; ${statusesOf(tally.statuses)}, ${tally.withoutRetryAfter} of the ` +
        `503 without Retry-After, ${tally.broken} broken connections; taken again after ${took} s`,
    );
    if (lost > 0 || duplicates > 0 || took > 15) process.exitCode = 1;
  } finally {
    await stopAll(stops);
  }
}
