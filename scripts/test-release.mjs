import './lib/at-root.mjs';
import { deepEqual, equal, match } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lastStage, wordsOf } from './lib/dockerfile.mjs';
import { startServer } from './lib/running-server.mjs';
import { fail } from './lib/say.mjs';
import { sha256, sumsOf } from './release/sums.mjs';

const FOLDER = 'dist/release';
const archive = readdirSync(FOLDER).find((name) => name.endsWith('.tar.gz'));
if (archive === undefined) fail('There is no release; npm run release makes one.');

const folder = mkdtempSync(join(tmpdir(), 'verisiam-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function check(name, work) {
  work();
  console.log(`ok     ${name}`);
}

equal(
  readFileSync(join(FOLDER, `${archive}.sha256`), 'utf8').split(' ')[0],
  sha256(readFileSync(join(FOLDER, archive))),
);
execFileSync('tar', ['-xzf', join(FOLDER, archive), '-C', folder]);
const root = join(folder, archive.replace('.tar.gz', ''));
check('its sums are those of its files', () => {
  const sums = readFileSync(join(root, 'SHA256SUMS'), 'utf8');
  const others = sumsOf(root)
    .split('\n')
    .filter((line) => !line.endsWith('  SHA256SUMS'));
  deepEqual(sums.split('\n'), others);
});
check('its bill of materials names what it is made of', () => {
  const bill = JSON.parse(readFileSync(join(root, 'sbom.cdx.json'), 'utf8'));
  equal(bill.bomFormat, 'CycloneDX');
  const names = bill.components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  for (const name of ['pkg:npm/fastify', 'pkg:npm/libsql', 'pkg:npm/react'])
    equal(names.includes(name), true, name);
});

check('the licences of what others have made go along', () => {
  const notices = readFileSync(join(root, 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['fastify', 'libsql', 'react', 'country-flag-icons'])
    match(notices, new RegExp(`^${name} \\d.*\\n\\n.*\\S`, 'm'));
  match(notices, /SIL OPEN FONT LICENSE/i);
});

// Nothing of this machine but Node: no settings, no packages above the folder.
const env = { PATH: dirname(process.execPath), PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
const { child, address } = await startServer(['start.mjs'], { cwd: root, env });
/** Where no engine is at hand, the image's own command is run as it would be in it. */
function isHealthy() {
  const stage = lastStage(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  const [, ...words] = wordsOf(stage.find(({ name }) => name === 'HEALTHCHECK').value);
  const { port } = new URL(address);
  return spawnSync(process.execPath, words, { env: { ...env, PORT: port } }).status === 0;
}

try {
  equal((await fetch(`${address}/api/health`)).status, 200);
  const lead = {
    name: 'Release',
    email: 'release@company.example',
    company: 'Example',
    message: 'Test',
    locale: 'en',
  };
  const posted = await fetch(`${address}/api/contact-sales`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, telephone: '+66812345678', service: 'face-match' }),
  });
  const answer = await posted.text();
  equal(posted.status, 201, answer);
  check('it takes a lead, which its own command lists', () => {
    const listed = execFileSync(process.execPath, ['api/leads.js', 'list'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    match(listed, /release@company\.example/);
  });
  check('the health check of the image says that it is well', () => {
    equal(isHealthy(), true);
  });
  check('its own smoke finds nothing wrong, and deletes the lead that it posts', () => {
    const words = ['api/smoke.js', address, '--lead'];
    const said = execFileSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
    match(said, /stored, and deleted again/);
    match(said, /All is well/);
  });
  check('it can be configured', () => {
    const words = ['client', 'origin=https://www.other.example'];
    execFileSync(process.execPath, ['api/configure.js', ...words], { cwd: root, env, stdio: 'inherit' });
    match(readFileSync(join(root, 'client/sitemap.xml'), 'utf8'), /https:\/\/www\.other\.example\/pricing/);
    // No package draws a picture here: those that are there still say what is true.
    const home = readFileSync(join(root, 'client/index.html'), 'utf8');
    match(home, /property="og:image" content="https:\/\/www\.other\.example\/assets\/card-/);
  });
  check('and become another company’s, without the pictures that named the first', () => {
    const words = ['api/configure.js', 'client', 'name=Other', 'contactEmail=hello@other.example'];
    const said = execFileSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
    match(said, /Shared pages have no pictures now/);
    match(readFileSync(join(root, 'client/contacts.html'), 'utf8'), /hello@other\.example/);
    equal(
      readdirSync(join(root, 'client/assets')).some((name) => name.startsWith('card-')),
      false,
    );
  });
} finally {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
equal(child.exitCode, 0);
check('and that it is not, when it is not', () => {
  equal(isHealthy(), false);
});
console.log('The release works.');
