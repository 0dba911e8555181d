import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './run.mjs';
import { fail } from './say.mjs';

/** All that a build is made of. */
const SOURCES = [
  'locales',
  'package-lock.json',
  'package.json',
  'public',
  'server',
  'src',
  'tailwind.config.ts',
  'tools',
  'vite.config.ts',
];
const STAMP = 'dist/.built-from';

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site and the API, and writes down what they were built from. */
export function buildNow() {
  const sources = fingerprint();
  for (const part of ['build:site', 'build:api']) {
    if (npm(['run', '--silent', part]) !== 0) fail(`The build failed (${part}); the reason stands above.`);
  }
  writeFileSync(STAMP, sources);
}

/** The same, unless they are built from these very sources already. */
export function build() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  console.log('Building the site and the API …');
  buildNow();
}
