import { spawn } from 'node:child_process';
import { fail } from './say.mjs';

/** Often enough to be seen to move. */
const TICK_MS = 200;
const CLEAR_LINE = '\r\u001b[K';

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** One line that moves on a terminal, and stays as it is elsewhere until there is something to say. */
function showProgress(name, start) {
  if (!process.stdout.isTTY) return () => {};
  const timer = setInterval(
    () => process.stdout.write(`${CLEAR_LINE}${name} … ${secondsSince(start)}`),
    TICK_MS,
  );
  return () => {
    clearInterval(timer);
    process.stdout.write(CLEAR_LINE);
  };
}

/** npm as whoever started this has it. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** @returns the process, and a promise that it succeeds: else it is broken with what the process said */
function runQuietly([command, args], env, isVerbose) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', isVerbose ? 'inherit' : 'pipe', isVerbose ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const success = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
  return { child, success };
}

/**
 * Runs a command and says in one line what was done and how long it took. What the command itself says is shown when
 * it fails, or at once with `--verbose`.
 * @param name what is done, as `Building the site`
 */
export const step = (name, command, options) => stepTogether(name, [command], options);

/** The same of several commands at a time: where one fails, the others are ended, and what it said is shown. */
export async function stepTogether(name, commands, { env = {} } = {}) {
  const isVerbose = process.argv.includes('--verbose');
  const start = performance.now();
  const running = commands.map((command) => runQuietly(command, env, isVerbose));
  const clear = isVerbose ? () => {} : showProgress(name, start);
  try {
    await Promise.all(running.map(({ success }) => success));
  } catch ({ message }) {
    clear();
    for (const { child } of running) child.kill();
    process.stderr.write(message);
    fail(
      `${name} failed after ${secondsSince(start)}${isVerbose || message !== '' ? '; the reason stands above' : ''}.`,
    );
  }
  clear();
  console.log(`${name}: ${secondsSince(start)}`);
}
