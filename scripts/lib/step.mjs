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

/**
 * Runs a command and says in one line what was done and how long it took. What the command itself says is shown when
 * it fails, or at once with `--verbose`.
 * @param name what is done, as `Building the site`
 */
export async function step(name, [command, args], { env = {} } = {}) {
  const isVerbose = process.argv.includes('--verbose');
  const start = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', isVerbose ? 'inherit' : 'pipe', isVerbose ? 'inherit' : 'pipe'],
  });
  const clear = isVerbose ? () => {} : showProgress(name, start);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  clear();
  if (code !== 0) {
    process.stderr.write(output);
    fail(
      `${name} failed after ${secondsSince(start)}${isVerbose || output !== '' ? '; the reason stands above' : ''}.`,
    );
  }
  console.log(`${name}: ${secondsSince(start)}`);
}
