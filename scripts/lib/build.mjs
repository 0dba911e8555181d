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

/** Builds the site and the API, unless they are built from these very sources already. */
export function build() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the site and the API …');
  if (npm(['run', '--silent', 'build']) !== 0) fail('The build failed; the reason stands above.');
  writeFileSync(STAMP, wanted);
}
