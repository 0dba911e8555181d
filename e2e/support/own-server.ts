import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { awaitOutput, type Child, startChild } from './child';

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

/** A server of the test's own, with a data folder that outlives its processes; both end with the test's. */
export class OwnServer {
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'verisiam-e2e-'));
  private readonly removeData = () => rmSync(this.dataFolder, { recursive: true, force: true });
  private child: Child | null = null;

  /** @param port where it is to be found; any that is free, unless said, and the same after the first start */
  constructor(
    private readonly env: Record<string, string> = {},
    private port = 0,
  ) {
    process.once('exit', this.removeData);
  }

  /** @returns its origin */
  async start(): Promise<string> {
    const { env, port, dataFolder } = this;
    this.child = startChild(process.execPath, ['dist/api/main.js'], {
      env: { ...process.env, RATE_LIMIT: '0', ...env, PORT: String(port), DATA_DIR: dataFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = this.child.process;
    if (!stdout) throw new Error('what the server says is not to be had');
    const origin = await awaitOutput(stdout, / is at (\S+) \(data in .+\)/, 'the server');
    this.port = Number(new URL(origin).port);
    return origin;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.child?.stop(signal);
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
    process.off('exit', this.removeData);
    this.removeData();
  }
}
