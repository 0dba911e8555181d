import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './run.mjs';
import { fail } from './say.mjs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.installed-lock';

/** Installs exactly what the lock file says, unless it is installed already. */
export function install() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // No package of ours needs its install script, so none may run one.
  if (npm(['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']) !== 0) {
    fail('The packages could not be installed; npm says above why.');
  }
  writeFileSync(STAMP, wanted);
}
