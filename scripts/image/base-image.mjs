import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Debian is there without these in its own images too; folders that a sandbox puts something on have to be there. */
const FOLDERS = [
  'app',
  'dev',
  'etc/ssl',
  'home/node',
  'proc',
  'root',
  'run',
  'tmp',
  'var/tmp',
  'usr/bin',
  'usr/lib',
];
const LINKS = { bin: 'usr/bin', sbin: 'usr/bin', lib: 'usr/lib', lib64: 'usr/lib64' };

/** As in Node's own images: who steps and programs may be. */
const PASSWD = 'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';
const GROUP = 'root:x:0:\nnode:x:1000:\n';

export const NODE_USER = 1000;

/** The programs of every Debian, a slim image's too: no git, no curl, no compiler. */
function essentialPrograms() {
  const essential = execFileSync('dpkg-query', ['--show', `--showformat=\${Essential} \${Package}\n`], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.startsWith('yes '))
    .map((line) => line.slice(4));
  return execFileSync('dpkg-query', ['--listfiles', ...essential], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:\/usr)?\/s?bin\/[^/]+$/.test(file) && existsSync(file));
}

/** npm's own folder, wherever it is installed. */
function npmFolder() {
  const cli = process.env.npm_execpath ?? realpathSync(join(dirname(process.execPath), 'npm'));
  return resolve(dirname(realpathSync(cli)), '..');
}

/**
 * A tree as `node:<version>-slim` has it, of this machine's Debian and this very Node. What is large is not copied:
 * it is put there by `mounts`, to be read only.
 */
export function makeBaseImage(root) {
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['usr/lib64', 'usr/local/bin', 'usr/local/etc', 'usr/local/lib/node_modules/npm'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [name, target] of Object.entries(LINKS)) symlinkSync(target, join(root, name));
  for (const file of essentialPrograms())
    cpSync(file, join(root, 'usr/bin', file.slice(file.lastIndexOf('/') + 1)), { dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  for (const name of ['usr/local/bin/node', 'etc/resolv.conf']) writeFileSync(join(root, name), '');
  writeFileSync(join(root, 'etc/passwd'), PASSWD);
  writeFileSync(join(root, 'etc/group'), GROUP);
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
}

/** What stands in a base image, and is only read. */
export const BASE_MOUNTS = {
  '/usr/lib': '/usr/lib',
  '/usr/lib64': '/usr/lib64',
  '/usr/local/bin/node': process.execPath,
  '/usr/local/lib/node_modules/npm': npmFolder(),
};
