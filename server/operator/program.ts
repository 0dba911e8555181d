import { cwd, env, stderr, stdin, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, parseConfig } from '../config/config';
import { errorCode } from '../errors/error-code';
import { describeStartFailure } from '../start-failure';
import { typedWords } from './typed-words';

/** The command was not understood, or what it names is not there or can't be done. The message is for a person. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** It was understood and can't be done now: how it is written would not help. */
export class CommandFailure extends CommandError {
  override name = 'CommandFailure';
}

/** What a command line does, as text for the terminal. */
export type Program = (config: Config, words: string[]) => AsyncIterable<string>;

function fail(error: unknown): void {
  // `leads -- list | head` closes the pipe early, which is no failure.
  if (errorCode(error) === 'EPIPE') return;
  stderr.write(`${error instanceof CommandError ? error.message : describeStartFailure(error)}\n`);
  process.exitCode = 1;
}

/** Runs what asks no database. What was not understood is told with how it is written; this, and a failure, exits with 1. */
export async function runTool(main: () => void | Promise<void>, usage: string): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    stderr.write(error instanceof CommandFailure ? `${error.message}\n` : `${error.message}\n${usage}\n`);
    process.exitCode = 1;
  }
}

/** Runs a program by the process's words and environment; what fails is told in a line, and exits with 1. */
export async function runProgram(program: Program): Promise<void> {
  // What this process writes is visitors' data, for its own user alone.
  process.umask(0o077);
  try {
    const words = await typedWords(process.argv.slice(2), stdin);
    const text = program(parseConfig(env, cwd()), words);
    await pipeline(Readable.from(text), stdout, { end: false });
  } catch (error) {
    fail(error);
  }
}
