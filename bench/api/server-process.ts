import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVER } from './built';

export interface ServerProcess {
  port: number;
  pid: number;
  /** From the start of the process to its line that it is ready, in milliseconds. */
  startMs: number;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Resident memory now, in MB. */
  memoryMb(): number;
  /** Processor time so far, of all its threads, in milliseconds; what others do on the machine is not in it. */
  cpuMs(): number;
  /** What it has printed: its line and its log. */
  output(): string;
  /** The exit code, once it has ended by itself. */
  exitCode(): number | null;
}

/** It did not start; `message` is what it said on stderr. */
export class StartError extends Error {
  override name = 'StartError';
  readonly exitCode: number | null;

  constructor(message: string, exitCode: number | null) {
    super(message);
    this.exitCode = exitCode;
  }
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** In hundredths of a second: `utime` and `stime`, proc(5). */
const TICK_MS = 10;

function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server on a free port, or on `PORT` of the environment. */
export function startServerProcess(
  environment: Record<string, string>,
  program: string[] = [SERVER],
): Promise<ServerProcess> {
  const began = performance.now();
  const env = {
    PATH: process.env['PATH'] ?? '',
    SITE_DIR: 'none',
    PORT: '0',
    RATE_LIMIT: '0',
    ...environment,
  };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = / is at http:\/\/[^:]+:(\d+)/m.exec(output)?.[1];
      if (port === undefined) return;
      child.stdout.removeAllListeners('data');
      child.stdout.on('data', (more: Buffer) => {
        // The log of a long run would fill memory; its end is enough to look at.
        output = (output + more.toString()).slice(-100_000);
      });
      resolve({
        port: Number(port),
        pid: child.pid ?? 0,
        startMs: performance.now() - began,
        memoryMb: () => memoryOf(child.pid),
        cpuMs: () => cpuOf(child.pid),
        output: () => output + errors,
        exitCode: () => child.exitCode,
        kill: async (signal) => {
          child.kill(signal);
          await exited;
        },
      });
    });
    exited.then(() => reject(new StartError(errors.trim(), child.exitCode)), reject);
  });
}
