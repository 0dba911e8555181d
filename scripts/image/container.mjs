import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { said } from '../lib/running-server.mjs';
import { NODE_USER } from './base-image.mjs';
import { PATH, sandboxWords } from './sandbox.mjs';

const AS_NODE = [`--reuid=${NODE_USER}`, `--regid=${NODE_USER}`, '--clear-groups', '--no-new-privs'];

/**
 * Starts an image as `docker run --read-only --cap-drop ALL --network none` does, as its user: nothing is written but its
 * volumes and `/tmp`.
 */
export async function startContainer(image, root, command) {
  const words = sandboxWords({ root, env: image.env, folder: image.folder, writable: image.volumes });
  // bubblewrap tells which process of ours is the first within.
  const child = spawn(
    'setpriv',
    [...AS_NODE, 'bwrap', '--as-pid-1', '--info-fd', '3', ...words, ...command],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    },
  );
  let info = '';
  child.stdio[3].on('data', (chunk) => (info += chunk));
  await said(child.stdout, /is at (http:\S+) /);
  const pid = JSON.parse(info)['child-pid'];

  /** Runs a program within, as `docker exec` does. */
  function exec(program) {
    const namespaces = ['--mount', '--net', '--pid', '--ipc', '--uts'];
    const user = [`--setuid=${NODE_USER}`, `--setgid=${NODE_USER}`];
    const given = Object.entries({ PATH, ...image.env }).map(([name, value]) => `${name}=${value}`);
    const environment = ['/usr/bin/env', `--chdir=${image.folder}`, '--ignore-environment', ...given];
    const words = ['--target', String(pid), ...namespaces, ...user, ...environment, ...program];
    const { status, stdout, stderr } = spawnSync('nsenter', words, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  /** As an engine ends one: SIGTERM to the first process. */
  async function stop() {
    const ended = once(child, 'exit');
    process.kill(pid, 'SIGTERM');
    const [code] = await ended;
    return code;
  }

  return { exec, stop };
}
