import { spawnSync } from 'node:child_process';

/** Runs a command in the foreground. @returns its exit code; 1 when it could not be started */
export function run(command, args, { cwd, env = {}, quiet = false } = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** The npm that started this script, or the one on the path. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], options) : run('npm', args, options);
}
