import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npmCommand, step } from './step.mjs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.installed-lock';
/** npm's own word of what it has put there. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What an entry says of the package itself, and not of where or whether it belongs here. */
const versionsOf = (packages) =>
  new Map(Object.entries(packages).map(([path, { version, link }]) => [path, link ? 'link' : version]));

/** Whether npm put here all that the lock file names for this machine, by whichever command. */
function isInstalled(lock) {
  if (!existsSync(INSTALLED)) return false;
  const here = versionsOf(JSON.parse(readFileSync(INSTALLED, 'utf8')).packages);
  const wanted = Object.entries(JSON.parse(lock).packages);
  return wanted.every(
    // What is optional may be of another system, and then is not here.
    ([path, { version, optional, link }]) =>
      path === '' || link || here.get(path) === version || (optional && !here.has(path)),
  );
}

/** Installs exactly what the lock file says, unless it is installed already. */
export async function install() {
  const lock = readFileSync(LOCK, 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalled(lock)) {
    // No package of ours needs its install script, so none may run one.
    const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
    await step('Installing packages', npmCommand(args));
  }
  writeFileSync(STAMP, wanted);
}
