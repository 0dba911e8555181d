import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** A server of the test's own, with a data folder that outlives its processes. */
export class OwnServer {
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'verisiam-e2e-'));
  private process: ChildProcess | null = null;

  constructor(private readonly env: Record<string, string> = {}) {}

  async start(port: number): Promise<string> {
    const child = spawn(process.execPath, ['dist/api/main.js'], {
      env: { ...process.env, RATE_LIMIT: '0', ...this.env, PORT: String(port), DATA_DIR: this.dataFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    for await (const chunk of child.stdout) {
      const line = / is at (\S+) \(data in (.+)\)/.exec(String(chunk));
      if (line?.[1]) {
        child.stdout.resume();
        return line[1];
      }
    }
    throw new Error('the server ended before it listened');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** What `npm run leads` prints. */
  leads(...args: string[]): string {
    return execFileSync('npm', ['run', '--silent', 'leads', '--', ...args], {
      env: { ...process.env, DATA_DIR: this.dataFolder },
      encoding: 'utf8',
    });
  }

  /** The page goes first: what it still fetches would find a dead server, which its console reports as an error. */
  async dispose(page: Page): Promise<void> {
    await page.close();
    await this.stop('SIGKILL');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
