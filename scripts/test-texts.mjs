import './lib/at-root.mjs';
import { equal, match } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources, rewrite, temporaryFolder } from './lib/source-copy.mjs';
import { filesBelow, sumsOf } from './release/sums.mjs';

const root = temporaryFolder('texts');
copySources(root);
const dist = join(root, 'dist');
const locales = join(root, 'locales');

/** Long enough to be a sentence, or a word that is read; what is shorter may be a mark that is looked for. */
const isRead = (text) => text.length > 3;

function changed(value) {
  if (typeof value === 'string') return isRead(value) ? `${value} +` : value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}

function run(...words) {
  // The copy has no commit that says when it is from.
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  process.stdout.write(stdout);
  return { status, stdout, stderr };
}

function build() {
  const { status, stdout, stderr } = run('scripts/build.mjs');
  equal(status, 0, stderr);
  return stdout;
}

const WHOLE = /Building the site/;
const TEXTS = /^Rendering the texts: .*\n$/;
const done = (name) => console.log(`ok     ${name}`);

/** @returns the sums of the build, which is the same whether its texts are rendered or all of it is built */
function buildBothWays() {
  match(build(), TEXTS);
  const rendered = sumsOf(dist);
  rmSync(join(dist, 'built-from.json'));
  match(build(), WHOLE);
  equal(rendered, sumsOf(dist), 'Rendered again, a build is other than from nothing');
  return rendered;
}

match(build(), WHOLE);
// What every page tells machines of the first one, and what stands on one page alone.
rewrite(join(locales, 'en/home.json'), (text) => text.replace('"link": "', '"link": "The '));
rewrite(join(locales, 'th/pricing.json'), (text) => text.replace(/(?<="cta": \{\s*"title": ")/, '+ '));
buildBothWays();
done('two texts changed: the same files as from nothing');

for (const name of filesBelow(locales).filter((file) => file.endsWith('.json'))) {
  rewrite(join(locales, name), (text) => JSON.stringify(changed(JSON.parse(text))));
}
const rendered = buildBothWays();
done('every text changed: the same files as from nothing');

const faq = join(locales, 'th/faq.json');
const before = readFileSync(faq, 'utf8');
const { meta, ...rest } = JSON.parse(before);
writeFileSync(faq, JSON.stringify(rest));
const refused = run('scripts/build.mjs');
equal(refused.status, 1);
match(refused.stderr, /faq\.json: meta\.\S+ is missing/);
equal(sumsOf(dist), rendered, 'A build that is refused changes nothing');
const { index } = meta;
writeFileSync(
  faq,
  JSON.stringify({ meta: { ...meta, index: { ...index, title: `${index.title} +` } }, ...rest }),
);
match(build(), TEXTS);
done('a missing text: refused with its name, and nothing is other than before');

equal(run('dist/api/configure.js', 'dist/client', 'origin=https://www.company.example').status, 0);
writeFileSync(faq, before);
match(build(), WHOLE);
equal(sumsOf(dist), rendered);
done('configured since: built from nothing');
