import { cwd, env, stderr, stdin, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, ConfigError, parseConfig } from '../config/config';
import { errorCode } from '../errors/error-code';
import { StoreOpenError } from '../storage/store';
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

/** In a line, and never with what stands behind a command, which may be somebody's e-mail. */
function describeFailure(error: unknown, operation: string): string {
  if (error instanceof CommandError || error instanceof ConfigError || error instanceof StoreOpenError) {
    return error.message;
  }
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
  return `${operation} failed: ${reason}`;
}

function fail(line: string): void {
  stderr.write(`${line}\n`);
  process.exitCode = 1;
}

/** Runs what asks no database. What was not understood is told with how it is written; this, and a failure, exits with 1. */
export async function runTool(main: () => void | Promise<void>, usage: string): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    fail(error instanceof CommandFailure ? error.message : `${error.message}\n${usage}`);
  }
}

/**
 * Runs a program by the process's words and environment; what fails is told in a line, and exits with 1.
 * @param name of the command line
 */
export async function runProgram(
  name: string,
  program: Program,
  output: NodeJS.WritableStream = stdout,
): Promise<void> {
  // What this process writes is visitors' data, for its own user alone.
  process.umask(0o077);
  const [command = ''] = process.argv.slice(2);
  const operation = `${name} ${command}`.trim();
  let ofOutput: Error | undefined;
  output.once('error', (error) => {
    ofOutput = error;
  });
  try {
    const words = await typedWords(process.argv.slice(2), stdin);
    const text = program(parseConfig(env, cwd()), words);
    await pipeline(Readable.from(text), output, { end: false });
  } catch (error) {
    if (error !== ofOutput) fail(describeFailure(error, operation));
    // `leads -- list | head` closes the pipe early, which is no failure.
    else if (errorCode(error) !== 'EPIPE')
      fail(`What ${operation} says can't be written (${ofOutput?.message}).`);
  }
}
