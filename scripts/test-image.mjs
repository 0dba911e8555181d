import './lib/at-root.mjs';
import { equal, match } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBaseImage, NODE_USER } from './image/base-image.mjs';
import { startContainer } from './image/container.mjs';
import { runStage } from './image/run-stage.mjs';
import { stagesOf, wordsOf } from './lib/dockerfile.mjs';
import { requireNode } from './lib/require-node.mjs';
import { fail } from './lib/say.mjs';
import { temporaryFolder } from './lib/source-copy.mjs';
import { ensureSandbox } from './lib/system-packages.mjs';

requireNode();
if (process.getuid?.() !== 0 || !ensureSandbox())
  fail('This needs Debian, bubblewrap and to be run as root; with an engine, docker build says as much.');

const DOCKERFILE = 'deploy/Dockerfile';
/** As of the commit, or none, as compose gives it. */
const SOURCE_DATE_EPOCH = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout.trim();

const folder = temporaryFolder('image');
// Of the image's own user's reading too.
chmodSync(folder, 0o755);

function check(name, work) {
  work();
  console.log(`ok     ${name}`);
}

/** The trees and images of the stages, the last one's last, by their names. */
const trees = {};
let image;
let root;
for (const [index, stage] of stagesOf(readFileSync(DOCKERFILE, 'utf8')).entries()) {
  const [, name = String(index)] = / AS (\S+)$/.exec(stage[0].value) ?? [];
  root = join(folder, name);
  mkdirSync(root, { mode: 0o755 });
  makeBaseImage(root);
  image = runStage(stage, {
    root,
    from: trees,
    args: { SOURCE_DATE_EPOCH },
    ignoreFile: `${DOCKERFILE}.dockerignore`,
  });
  trees[name] = root;
  console.log(`ok     stage ${name}: ${stage.length} instructions, with Node ${process.versions.node}`);
}
const command = wordsOf(image.command);
const healthCheck = wordsOf(image.healthCheck);
/** What an engine reads behind the options. */
match(image.healthCheck, /--interval=\d+s --timeout=\d+s --start-period=\d+s CMD \[/);
equal(image.user, 'node');

const LEAD = {
  name: 'Image',
  email: 'image@company.example',
  message: 'Test',
  locale: 'en',
};
const post = `const answer = await fetch('http://127.0.0.1:${image.env.PORT}/api/contact-sales', { method: 'POST',
  headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(LEAD))} });
console.log(answer.status, await answer.text());`;
const writeTo = (file) => `try { require('node:fs').writeFileSync('${file}', ''); console.log('written'); }
  catch ({ code }) { console.log(code); }`;

const first = await startContainer(image, root, command);
check(`it runs as ${image.user}, and not as root`, () => {
  equal(first.exec(['node', '-p', 'process.getuid()']).said, `${NODE_USER}\n`);
});
check('its health check says that it is well', () => {
  const { status, said } = first.exec(healthCheck);
  equal(status, 0, said);
});
check('nothing is written but the data', () => {
  for (const file of ['/app/x', '/app/client/x', '/home/node/x'])
    equal(first.exec(['node', '-e', writeTo(file)]).said, 'EROFS\n', file);
  equal(first.exec(['node', '-e', writeTo('/data/x')]).said, 'written\n');
});
check('its own smoke finds nothing wrong, and deletes the lead that it posts', () => {
  const { said } = first.exec(['node', 'api/smoke.js', `http://127.0.0.1:${image.env.PORT}`, '--lead']);
  match(said, /stored, and deleted again/);
  match(said, /All is well/);
});
check('it takes a lead', () => {
  match(first.exec(['node', '--input-type=module', '-e', post]).said, /^201 /);
});
equal(await first.stop(), 0);
console.log('ok     it ends by itself when it is told to');

const second = await startContainer(image, root, command);
check('another container on the same data lists the lead', () => {
  match(second.exec(['node', 'api/leads.js', 'list']).said, /image@company\.example/);
});
equal(await second.stop(), 0);

/** A first process has to say itself what ends it. */
const IDLE =
  'console.log("is at http:"); process.on("SIGTERM", () => process.exit()); setInterval(() => {}, 1e9)';
const idle = await startContainer(image, root, ['node', '-e', IDLE]);
check('its health check says that it is not well where nothing listens', () => {
  equal(idle.exec(healthCheck).status, 1);
});
await idle.stop();
check('compose’s secrets are not in it', () => {
  for (const tree of Object.values(trees))
    for (const name of ['src', 'app']) equal(existsSync(join(tree, name, 'deploy/compose/.env')), false);
});
check('it says what it is made of', () => {
  equal(JSON.parse(readFileSync(join(root, 'app/sbom.cdx.json'), 'utf8')).bomFormat, 'CycloneDX');
});
console.log('The image works.');
