import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf } from './databases';
import { startServerProcess } from './server-process';
import { say } from './statistics';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function mounted<T>(image: string, folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-o', 'loop', image, folder]);
  return work().finally(() => {
    execFileSync('umount', [folder]);
  });
}

interface Round {
  acknowledged: number;
  lost: number;
}

/**
 * Stops the server in the middle of its work and copies the disk below its file system: what the file system
 * had only in memory is not in the copy, as after a power cut. Then opens the copy.
 */
async function cut(work: string, program: string[] | undefined): Promise<Round> {
  const image = join(work, 'disk.img');
  const after = join(work, 'after.img');
  copyFileSync(join(work, 'empty.img'), image);
  const tally = newTally();
  await mounted(image, join(work, 'disk'), async () => {
    const environment = { DATA_DIR: join(work, 'disk', 'data') };
    const server = await startServerProcess(environment, program);
    let stopped = false;
    const posting = runAll(makeClients(32), server.port, tally, () => stopped);
    await pause(300 + Math.random() * 900);
    process.kill(server.pid, 'SIGSTOP');
    copyFileSync(image, after);
    await server.kill('SIGKILL');
    stopped = true;
    await posting;
  });
  return mounted(after, join(work, 'after'), async () => {
    const environment = { DATA_DIR: join(work, 'after', 'data') };
    const { lost } = await compareRows(environment, tally.acknowledged);
    return { acknowledged: tally.acknowledged.size, lost };
  });
}

async function rounds(name: string, many: number, program: string[] | undefined): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'verisiam-power-'));
  try {
    execFileSync('truncate', ['-s', '256M', join(work, 'empty.img')]);
    execFileSync('mkfs.ext4', ['-q', join(work, 'empty.img')]);
    let acknowledged = 0;
    let lost = 0;
    for (let round = 0; round < many; round += 1) {
      const result = await cut(work, program);
      acknowledged += result.acknowledged;
      lost += result.lost;
    }
    say(`${many} power cuts, ${name}: ${acknowledged} acknowledged, ${lost} lost`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Power cuts on a loop-mounted file system, which takes root; a number is the rounds. */
export async function powerCut(words: string[]): Promise<void> {
  const many = countOf(words, 30);
  await rounds('flushed', many, undefined);
  await rounds('unflushed (the control)', Math.ceil(many / 5), [argv[1] ?? '', 'serve-unflushed']);
}
