import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fail } from '../lib/say.mjs';
import { sandboxWords } from './sandbox.mjs';

/** What a package registry is reached by from this machine; none of it stays in an image. */
const NETWORK_MOUNTS = {
  '/etc/resolv.conf': '/etc/resolv.conf',
  '/etc/ssl': '/etc/ssl',
  '/root/.npmrc': join(homedir(), '.npmrc'),
};
const NETWORK_ENV = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|.*proxy|cafile))$/i;

function networkOfThisMachine() {
  const given = Object.entries(process.env).filter(([name]) => NETWORK_ENV.test(name));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  return {
    env: Object.fromEntries(given),
    mounts: { ...NETWORK_MOUNTS, ...(certificates && { [certificates]: certificates }) },
  };
}

/** `NAME=value` pairs, none of them in quotes. */
const pairsIn = (value) => value.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2));

const ANYWHERE = '**/';

/** What a `.dockerignore` leaves out: names at the top, and with `**` before them at any depth. */
function ignoredBy(ignoreFile) {
  const patterns = readFileSync(ignoreFile, 'utf8').split('\n').filter(Boolean);
  const names = patterns.map((pattern) => pattern.replace(ANYWHERE, ''));
  for (const [index, name] of names.entries())
    if (/[*!/]/.test(name)) fail(`${ignoreFile}: ${patterns[index]} is not understood.`);
  const anywhere = new Set(names.filter((_, index) => patterns[index].startsWith(ANYWHERE)));
  return (path) => names.includes(path) || anywhere.has(basename(path));
}

/**
 * Does the steps of a Dockerfile's stage in a tree, each as an engine would, and stops at one that it does not know.
 * @param from the trees of the stages before, by their names
 * @returns what the stage leaves: its environment, folder, user, volumes, command and health check
 */
export function runStage(stage, { root, from, args, ignoreFile }) {
  const image = { env: {}, folder: '/', user: 'root', volumes: [], args: {} };
  const isIgnored = ignoredBy(ignoreFile);
  const inTree = (path) => join(root, resolve(image.folder, path));

  function copy(value) {
    const words = value.split(/\s+/);
    const other = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined;
    const [source, target] = words;
    mkdirSync(inTree(target), { recursive: true });
    if (other !== undefined) cpSync(join(from[other], source), inTree(target), { recursive: true });
    else if (source !== '.') fail(`COPY ${value}: only the whole context is understood.`);
    else
      for (const name of readdirSync('.'))
        cpSync(name, join(inTree(target), name), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => !isIgnored(path),
        });
  }

  function run(value) {
    const network = networkOfThisMachine();
    const env = { HOME: '/root', ...network.env, ...image.args, ...image.env };
    const words = sandboxWords({ root, env, folder: image.folder, mounts: network.mounts, isOnline: true });
    const { status } = spawnSync('bwrap', [...words, '/bin/sh', '-c', value], { stdio: 'inherit' });
    if (status !== 0) fail(`RUN ${value}: ended with ${status}.`);
  }

  const steps = new Map([
    ['FROM', () => {}],
    ['EXPOSE', () => {}],
    ['ARG', (value) => Object.assign(image.args, { [value]: args[value] ?? '' })],
    ['ENV', (value) => Object.assign(image.env, Object.fromEntries(pairsIn(value)))],
    [
      'WORKDIR',
      (value) => {
        image.folder = resolve(image.folder, value);
        mkdirSync(inTree('.'), { recursive: true });
      },
    ],
    ['COPY', copy],
    ['RUN', run],
    ['VOLUME', (value) => image.volumes.push(value)],
    ['USER', (value) => Object.assign(image, { user: value })],
    ['HEALTHCHECK', (value) => Object.assign(image, { healthCheck: value })],
    ['CMD', (value) => Object.assign(image, { command: value })],
  ]);
  for (const { name, value } of stage) {
    const step = steps.get(name);
    if (step === undefined) fail(`${name} ${value}: this program does not know the instruction.`);
    step(value);
  }
  return image;
}
