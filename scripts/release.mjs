import './lib/at-root.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fail } from './lib/say.mjs';
import { copyPackages } from './release/copy-packages.mjs';
import { billOfMaterials } from './release/sbom.mjs';
import { sha256, sumsOf } from './release/sums.mjs';
import { thirdPartyNotices } from './release/third-party.mjs';

requireNode();
await install();
await build();

const FOLDER = 'dist/release';
/** Of the build: what is served, who serves it, and what makes it another company's. */
const PARTS = [
  'api',
  'client',
  'hosts',
  'renderer',
  'assets.json',
  'company.json',
  'documents.json',
  'headers.json',
  'texts.json',
];
const { name: packageName, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { id, timestamp } = JSON.parse(readFileSync('dist/client/_build/latest.json', 'utf8'));
const seconds = Math.floor(timestamp / 1000);
const system = `${process.platform}-${process.arch}`;
const name = `${packageName}-${version}-${id}-${system}`;

rmSync(FOLDER, { recursive: true, force: true });
const root = join(FOLDER, name);
mkdirSync(root, { recursive: true });
for (const part of PARTS) cpSync(join('dist', part), join(root, part), { recursive: true });
rmSync(join(root, 'client/.vite'), { recursive: true, force: true });
cpSync('scripts/release/start-release.mjs', join(root, 'start.mjs'));
/** But the secrets that compose has beside its file. */
const isShipped = (file) => basename(file) !== '.env';
if (existsSync('deploy')) cpSync('deploy', join(root, 'deploy'), { recursive: true, filter: isShipped });
/** Who has a release alone reads how it is run. */
for (const page of ['docs/operations.md', 'docs/growing.md', 'docs/security.md', 'server/README.md']) {
  mkdirSync(join(root, dirname(page)), { recursive: true });
  cpSync(page, join(root, page));
}
const packages = copyPackages(JSON.parse(readFileSync('server/native-packages.json', 'utf8')), root);

const facts = {
  name: packageName,
  version,
  build: id,
  time: new Date(timestamp).toISOString(),
  system,
  packages,
};
writeFileSync(join(root, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
writeFileSync(join(root, 'package.json'), `${JSON.stringify({ type: 'module', private: true }, null, 2)}\n`);
writeFileSync(join(root, 'sbom.cdx.json'), billOfMaterials(seconds));
writeFileSync(join(root, 'THIRD-PARTY.txt'), thirdPartyNotices());
writeFileSync(join(root, 'SHA256SUMS'), sumsOf(root));

// Names, times and owners of one commit's files are the same on every machine.
const archive = join(FOLDER, `${name}.tar.gz`);
const same = [
  '--sort=name',
  `--mtime=@${seconds}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go=rX',
];
const { status, stderr } = spawnSync(
  'tar',
  [...same, '-I', 'gzip -9n', '-cf', `${archive}.part`, '-C', FOLDER, name],
  {
    encoding: 'utf8',
  },
);
if (status !== 0) fail(`tar could not pack the release; it has to be GNU tar:\n${stderr}`);
renameSync(`${archive}.part`, archive);
const content = readFileSync(archive);
writeFileSync(`${archive}.sha256`, `${sha256(content)}  ${name}.tar.gz\n`);
console.log(
  `${archive}: ${(content.length / 1e6).toFixed(1)} MB; needs Node alone, and starts with node start.mjs`,
);
