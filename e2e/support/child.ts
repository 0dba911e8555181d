import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A process that this run started, and that ends with it. */
export interface Child {
  process: ChildProcess;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const ended = once(child, 'close').catch(() => undefined);
  // A run that is cut off leaves nothing behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const stop = async (signal?: NodeJS.Signals) => {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { process: child, stop };
}

/** The first match in what a process says. */
export function awaitOutput(stream: Readable, pattern: RegExp, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk.toString();
      const [match, group] = pattern.exec(text) ?? [];
      if (match === undefined) return;
      stream.off('data', listen);
      // What it says from here on is not read, and must not fill the pipe.
      stream.resume();
      resolve(group ?? match);
    };
    stream.on('data', listen);
    stream.once('end', () => reject(new Error(`${name} ended before it was ready: ${text}`)));
  });
}
