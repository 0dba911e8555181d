import './lib/at-root.mjs';
import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/say.mjs';
import { copySources, rewrite, temporaryFolder } from './lib/source-copy.mjs';
import { OTHER, OTHER_CODES } from './rebrand/company.mjs';
import { leftovers } from './rebrand/leftovers.mjs';
import { filesBelow, sumsOf } from './release/sums.mjs';

const root = temporaryFolder('rebrand');

function nothingIsLeft(dist) {
  const left = leftovers(dist, ['client', 'api', 'hosts', 'renderer']);
  for (const line of left.slice(0, 20)) console.log(`left over in ${line}`);
  if (left.length > 0) fail(`${left.length} places name the company that the site is not of.`);
}

// Once with the other company built in.
const sources = join(root, 'sources');
copySources(sources);
rewrite(join(sources, 'src/config/site.ts'), (text) =>
  text.replace(/(export const SITE: SiteConfig = )[\s\S]*$/, `$1${JSON.stringify(OTHER, null, 2)};\n`),
);
rewrite(join(sources, 'src/config/site-codes.ts'), (text) =>
  text
    .replace(/slug: '\w+'/, `slug: '${OTHER_CODES.slug}'`)
    .replace(/referencePrefix: '\w+'/, `referencePrefix: '${OTHER_CODES.referencePrefix}'`),
);

await build();
const { timestamp } = JSON.parse(readFileSync('dist/client/_build/latest.json', 'utf8'));
// The copy has no commit that says when it is from.
const env = { ...process.env, SOURCE_DATE_EPOCH: String(timestamp / 1000) };

function run(cwd, ...words) {
  const { status } = spawnSync(process.execPath, words, { cwd, env, stdio: 'inherit' });
  if (status !== 0) fail(`${words[0]} failed for another company.`);
}
const builtIn = join(sources, 'dist');
run(sources, 'scripts/build.mjs');
run(sources, 'scripts/check-budgets.mjs');
nothingIsLeft(builtIn);

// And once a finished build, in one command.
const configured = join(root, 'dist');
cpSync('dist', configured, { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
const before = sumsOf(configured);
const COMPANY = join(root, 'other.json');
writeFileSync(COMPANY, JSON.stringify({ ...OTHER, ...OTHER_CODES }));
const configure = (company) =>
  run(root, 'dist/api/configure.js', 'dist/client', `company=${company}`, 'indexing=on');

configure(COMPANY);
nothingIsLeft(configured);
const once = sumsOf(configured);
configure(COMPANY);
equal(sumsOf(configured), once, 'Configured twice, a build is other than configured once');

/** Scripts and builds are named by their contents, and a bundler writes an object otherwise than JSON does. */
const withoutNames = (text) =>
  text.replace(/(assets\/(?:chunks\/chunk-|entries\/[\w-]+\.))[\w-]{8}\.js/g, '$1.js');

const TOLD = /^(?!assets\/).*\.(?:html|xml|txt|webmanifest|svg)$|^_payload.*\.json$/;

/** What a visitor and a search engine read, by its address. */
function told(dist) {
  const client = join(dist, 'client');
  const { id } = JSON.parse(readFileSync(join(client, '_build/latest.json'), 'utf8'));
  const names = filesBelow(client).filter((name) => TOLD.test(name));
  return new Map(
    names.map((name) => [name.replace(id, 'id'), withoutNames(readFileSync(join(client, name), 'utf8'))]),
  );
}
const [expected, found] = [builtIn, configured].map(told);
deepEqual([...found.keys()], [...expected.keys()]);
for (const [name, text] of expected) {
  equal(found.get(name), text, `${name} says something else configured than built`);
}

const { site, codes } = JSON.parse(readFileSync('dist/company.json', 'utf8')).built;
const OWN = join(root, 'own.json');
writeFileSync(OWN, JSON.stringify({ ...site, ...codes }));
configure(OWN);
// The one file that is edited by hand is written as `configure` writes it.
const withoutConfig = (sums) => sums.replace(/^.*client\/config\.json\n/m, '');
equal(withoutConfig(sumsOf(configured)), withoutConfig(before), 'Set back, a build is not what it was');
console.log('Nothing is left of the company that it was, built in or configured.');
