import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step, stepTogether } from './step.mjs';

/** All that a build is made of. */
const SOURCES = [
  'locales',
  'package-lock.json',
  'public',
  'scripts/build',
  'server',
  'src',
  'tailwind.config.ts',
  'tools',
  'vite.config.ts',
];

const PARTS = ['scripts/build/site.mjs', 'scripts/build/programs.mjs'];
const STAMP = 'dist/built-from.json';
const TEXT = /^locales[\\/].*\.json$/;
/** What says of a build that it was configured. */
const CONFIGURED = ['dist/client/config.json', 'dist/company.json', 'dist/headers.json'];

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Of package.json what a build reads; another script line makes no other site. */
function packageFacts() {
  const { version, imports, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return JSON.stringify([version, imports, dependencies]);
}

/** One name for the content of these files together. */
function fingerprint(files, ...more) {
  const hash = createHash('sha256');
  for (const text of more) hash.update(text);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const isText = (file) => TEXT.test(file);

/** What a build is made of: the texts apart, for they lie beside the code. */
function readSources() {
  const files = SOURCES.flatMap(filesBelow);
  const code = files.filter((file) => !isText(file));
  return { code: fingerprint(code, packageFacts()), texts: fingerprint(files.filter(isText)) };
}

/** What the build before was made of, and what of it `configure` may have changed since. */
function readStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
}

const isAsBuilt = ({ settings }) => CONFIGURED.every(existsSync) && settings === fingerprint(CONFIGURED);

async function buildParts() {
  // What ends half-way is nothing to go on from.
  rmSync(STAMP, { force: true });
  const commands = PARTS.map((part) => [process.execPath, [part]]);
  await stepTogether('Building the site and its programs', commands);
}

/** Builds the site and the API, or renders their texts again where nothing else has changed; writes down from what. */
export async function buildNow() {
  const sources = readSources();
  const stamp = readStamp();
  const isTextsAlone = stamp.code === sources.code && stamp.texts !== sources.texts && isAsBuilt(stamp);
  if (isTextsAlone) await step('Rendering the texts', [process.execPath, ['dist/renderer/texts.js', STAMP]]);
  else await buildParts();
  writeFileSync(STAMP, JSON.stringify({ ...sources, settings: fingerprint(CONFIGURED) }));
}

/** The same, unless they are built from these very sources already. */
export async function build() {
  const { code, texts } = readSources();
  const stamp = readStamp();
  if (stamp.code === code && stamp.texts === texts) return;
  await buildNow();
}
