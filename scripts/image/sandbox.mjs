import { existsSync } from 'node:fs';
import { BASE_MOUNTS } from './base-image.mjs';

export const PATH = '/usr/local/bin:/usr/bin';

const readOnly = (mounts) =>
  Object.entries(mounts)
    .filter(([, from]) => existsSync(from))
    .flatMap(([at, from]) => ['--ro-bind', from, at]);

/**
 * The words of bubblewrap (Debian) for a process that sees nothing of this machine but a tree, as a container does.
 * @param writable folders of the tree; all of it where none are named
 * @param mounts what else is read there, by where it stands
 */
export function sandboxWords({ root, env, folder, writable, mounts = {}, isOnline = false }) {
  const isRoot = writable === undefined;
  return [
    isRoot ? '--bind' : '--ro-bind',
    root,
    '/',
    ...readOnly({ ...BASE_MOUNTS, ...mounts }),
    ...(writable ?? []).flatMap((at) => ['--bind', `${root}${at}`, at]),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--tmpfs',
    '/tmp',
    '--unshare-pid',
    '--unshare-ipc',
    '--unshare-uts',
    ...(isOnline ? [] : ['--unshare-net']),
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    ...Object.entries({ PATH, ...env }).flatMap(([name, value]) => ['--setenv', name, value]),
    '--chdir',
    folder,
    '--',
  ];
}
