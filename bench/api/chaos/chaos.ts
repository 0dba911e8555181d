import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/testing/free-port';
import { SERVER } from '../built';
import { makeClients, newTally, runAll } from '../clients';
import { compareRows } from '../compare-rows';
import { type BenchDatabase, countOf, fileDatabase, postgresDatabase } from '../databases';
import { type ServerProcess, startServerProcess } from '../server-process';
import { percentile, rounded, say, statusesOf } from '../statistics';
import { DISTURBANCES, type Scene } from './disturbances';

const CLIENTS = 16;
const MINUTE_MS = 60_000;
/** Between two disturbances, so that each meets a server at work. */
const MOST_PAUSE_MS = 1_500;
/** Room for the rows of a minute, and as many more: only a disturbance fills the disk. */
const DISK_MB_A_MINUTE = 40;
const LEAST_DISK_MB = 400;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The clock of the process goes an hour to a day ahead or back at each signal. */
const JUMPING_CLOCK = `const real = Date.now; let ahead = 0; process.on('SIGWINCH', () => {
  ahead = [0, 3600000, 86400000, -86400000][Math.floor(Math.random() * 4)]; }); Date.now = () => real() + ahead;`;
const PROGRAM = ['--import', `data:text/javascript,${encodeURIComponent(JUMPING_CLOCK)}`, SERVER];

function mountDisk(minutes: number): string | undefined {
  const size = `size=${Math.max(LEAST_DISK_MB, DISK_MB_A_MINUTE * minutes)}m`;
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-chaos-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'none', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    // Not root: everything but the full disk.
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function unmountDisk(folder: string | undefined): void {
  if (folder === undefined) return;
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** Until then, one disturbance after the other; some of them at once. @returns how often each, and the memory. */
async function disturb(scene: Scene, memoryMb: () => number, end: number) {
  const counts = new Map<string, number>();
  const memory: number[] = [];
  const names = Object.keys(DISTURBANCES).filter(
    (name) =>
      (name !== 'database restart' || scene.restartDatabase !== undefined) &&
      (name !== 'full disk' || scene.disk !== undefined),
  );
  while (performance.now() < end) {
    const chosen = [1, 2].map(() => names[Math.floor(Math.random() * names.length)] ?? '');
    for (const name of new Set(chosen)) counts.set(name, (counts.get(name) ?? 0) + 1);
    await Promise.all([...new Set(chosen)].map(async (name) => DISTURBANCES[name]?.(scene)));
    await pause(Math.random() * MOST_PAUSE_MS);
    memory.push(memoryMb());
  }
  return { counts, memory };
}

async function chaosOn(database: BenchDatabase, disk: string | undefined, minutes: number): Promise<void> {
  const port = await freePort();
  const start = (): Promise<ServerProcess> =>
    startServerProcess({ ...database.environment, PORT: String(port), TRUST_PROXY: '1' }, PROGRAM);
  let server = await start();
  let restarts: Promise<void> = Promise.resolve();
  const scene: Scene = {
    port,
    disk,
    pid: () => server.pid,
    killAndRestart: () => {
      restarts = restarts.then(async () => {
        await server.kill('SIGKILL');
        // A full disk or a database that is down lets no server start; an operator's supervisor tries again.
        for (;;) {
          try {
            server = await start();
            return;
          } catch {
            await pause(500);
          }
        }
      });
      return restarts;
    },
    restartDatabase:
      database.cluster === undefined ? undefined : () => database.cluster?.restart() ?? pause(0),
  };
  const tally = newTally();
  let stopped = false;
  const posting = runAll(makeClients(CLIENTS), port, tally, () => stopped);
  const { counts, memory } = await disturb(
    scene,
    () => server.memoryMb(),
    performance.now() + minutes * MINUTE_MS,
  );
  await restarts;
  await pause(1_000);
  const alive = server.exitCode() === null;
  stopped = true;
  await posting;
  await server.kill('SIGTERM');
  const { stored, lost, duplicates } = await compareRows(database.environment, tally.acknowledged);
  const half = Math.floor(memory.length / 2);
  say(
    `${database.name}, ${minutes} minutes, ${CLIENTS} clients: ${tally.acknowledged.size} acknowledged, ${stored} stored, ` +
      `${lost} lost, ${duplicates} twice; ${statusesOf(tally.statuses)}, ${tally.withoutRetryAfter} of the 503 without ` +
      `Retry-After, ${tally.broken} broken connections; ${alive ? 'alive' : 'DEAD'} at the end; memory at most ` +
      `${rounded(percentile(memory.slice(0, half), 1))} MB in the first half, ${rounded(percentile(memory.slice(half), 1))} MB in ` +
      `the second; ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`,
  );
}

/** Everything at once under ordinary clients; a number is the minutes on each database. */
export async function chaos(words: string[]): Promise<void> {
  const minutes = countOf(words, 5);
  const wanted = ['file', 'postgres'].filter((name) => words.includes(name));
  for (const name of wanted.length === 0 ? ['file', 'postgres'] : wanted) {
    const disk = name === 'file' ? mountDisk(minutes) : undefined;
    const folder = disk === undefined ? undefined : join(disk, 'data');
    const database = name === 'file' ? fileDatabase(folder) : await postgresDatabase();
    try {
      await chaosOn(database, disk, minutes);
    } finally {
      await database.remove();
      unmountDisk(disk);
    }
  }
}
