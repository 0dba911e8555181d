import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './support/own-server';

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm start`'s script to its end, or until it says that it listens. */
async function start(env: Record<string, string>, nodeArgs: string[] = []): Promise<Outcome> {
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/start.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += String(chunk);
    if (stdout.includes(' is at ')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

test.describe('npm start', () => {
  let folder: string;

  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verisiam-start-'));
  });

  test.afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('says where it is and where the data lies, and that it stopped, and skips what is done', async () => {
    const port = await freePort();
    const { code, stdout, stderr } = await start({ PORT: String(port), DATA_DIR: folder });
    expect(lines(stdout).filter((line) => !line.startsWith('{'))).toEqual([
      `Verisiam is at http://localhost:${port} (data in ${folder})`,
      'Verisiam has stopped.',
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('a port that is taken ends it with one clear line', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, 'localhost');
    await once(holder, 'listening');
    const { code, stderr } = await start({ PORT: String(port), DATA_DIR: folder });
    holder.close();
    expect(code).not.toBe(0);
    expect(lines(stderr)).toHaveLength(1);
    expect(stderr).toContain(String(port));
  });

  test('a data folder that cannot be written ends it with one clear line', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, stderr } = await start({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') });
    expect(code).not.toBe(0);
    expect(lines(stderr)).toHaveLength(1);
    expect(stderr).toContain(join(file, 'data'));
  });

  test('a Node that is too old ends it with one clear line', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.19.0'}})`;
    const { code, stderr } = await start({}, ['--import', pretend]);
    expect(code).not.toBe(0);
    expect(lines(stderr)).toEqual(['This needs Node 20.19 or newer; here is Node 18.19.0.']);
  });
});
