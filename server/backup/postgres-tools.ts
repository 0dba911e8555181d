import { spawn } from 'node:child_process';
import { env } from 'node:process';
import { errorCode } from '../errors/error-code';
import { CommandError } from '../operator/program';

/** The lines that a tool says when it fails; more would be one line a row. */
const MOST_LINES = 5;

/** The address without its password, which every user of the machine could read among the processes. */
function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, password };
}

/**
 * Runs one of PostgreSQL's own programs on a database.
 * @throws CommandError with what it said, or how to get it.
 */
export function runPostgresTool(tool: string, databaseUrl: string, words: string[]): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  const secret = password === '' ? {} : { PGPASSWORD: password };
  const child = spawn(tool, [...words, `--dbname=${url}`], {
    env: { ...env, ...secret },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      const reason =
        errorCode(error) === 'ENOENT' ? 'is not installed (Debian: postgresql-client)' : 'can not be run';
      reject(new CommandError(`${tool} ${reason}.`));
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(said.trim().split('\n').slice(0, MOST_LINES).join('\n')));
    });
  });
}
