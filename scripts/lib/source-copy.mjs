import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fail } from './say.mjs';

/** What is made, and what belongs to one checkout. */
const LEFT_OUT = new Set(['.git', '.generated', 'data', 'dist', 'node_modules', 'test-results']);

/** A folder that is gone when the process is. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `verisiam-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return folder;
}

/** Copies the project, with the same packages, so that another setting can be built in. */
export function copySources(folder) {
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Changes a file of the copy; one that is not as the test knows it ends the test. */
export function rewrite(file, change) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) fail(`${file} is not as this test knows it.`);
  writeFileSync(file, after);
}
