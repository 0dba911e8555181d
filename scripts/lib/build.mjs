import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, step } from './step.mjs';

/** All that a build is made of. */
const SOURCES = [
  'locales',
  'package-lock.json',
  'public',
  'server',
  'src',
  'tailwind.config.ts',
  'tools',
  'vite.config.ts',
];

/** What is built, and how each part is told in a line. */
const PARTS = [
  ['build:site', 'Building the site'],
  ['build:api', 'Building the API'],
  ['build:renderer', 'Building what renders it again'],
];
const STAMP = 'dist/.built-from';

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Of package.json what a build reads; another script line makes no other site. */
function packageFacts() {
  const { version, imports, dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return JSON.stringify([version, imports, dependencies, PARTS.map(([part]) => scripts[part])]);
}

function fingerprint() {
  const hash = createHash('sha256').update(packageFacts());
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the site and the API, and writes down what they were built from. */
export async function buildNow() {
  const sources = fingerprint();
  for (const [part, name] of PARTS) await step(name, npmCommand(['run', '--silent', part]));
  writeFileSync(STAMP, sources);
}

/** The same, unless they are built from these very sources already. */
export async function build() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  await buildNow();
}
