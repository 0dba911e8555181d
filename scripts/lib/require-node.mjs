import { fail } from './say.mjs';

/** The oldest that every dependency runs on; package.json says the same. */
const OLDEST = [20, 19];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(`This needs Node ${OLDEST.join('.')} or newer; here is Node ${process.versions.node}.`);
}
