import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from '../../server/config/settings';
import { temporaryFolder } from '../../server/testing/temporary-folder';
import { lastStage, wordsOf } from './dockerfile.mjs';

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');

test('the image runs as nobody in particular, says how it is, and starts what a release starts', () => {
  const stage = lastStage(read('Dockerfile'));
  const lineOf = (name: string): string => stage.findLast((line) => line.name === name)?.value ?? '';
  expect(lineOf('FROM')).toMatch(/^node:\d+-\w+-slim$/);
  expect(lineOf('USER')).toBe('node');
  expect(wordsOf(lineOf('CMD'))).toEqual(['node', 'start.mjs']);
  expect(wordsOf(lineOf('HEALTHCHECK'))[2]).toContain('/api/health');
  // Last of all: what comes after would not be the user's.
  expect(stage.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
    stage.findLastIndex(({ name }) => name === 'RUN'),
  );
});

interface Service {
  networks?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: object;
}

const compose: {
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
  services: Record<string, Service>;
} = parse(read('compose/compose.yaml'));

test('compose names no network, volume, service or file that is not there', () => {
  const services = Object.values(compose.services);
  const known = { networks: Object.keys(compose.networks), volumes: Object.keys(compose.volumes) };
  for (const network of services.flatMap(({ networks = [] }) => networks))
    expect(known.networks).toContain(network);
  for (const mount of services.flatMap(({ volumes = [] }) => volumes)) {
    const [from = ''] = mount.split(':');
    if (from.startsWith('.')) expect(existsSync(join('deploy/compose', from)), from).toBe(true);
    else expect(known.volumes).toContain(from);
  }
  for (const { depends_on: needed = [] } of services) {
    const conditions = Array.isArray(needed)
      ? needed.map((name) => [name, {}] as const)
      : Object.entries(needed);
    for (const [name, on] of conditions) {
      expect(Object.keys(compose.services)).toContain(name);
      if ('condition' in on && on.condition === 'service_healthy')
        expect(compose.services[name]).toHaveProperty('healthcheck');
    }
  }
});

/** Names of what the server reads from its environment. */
const SETTINGS = Object.keys(environmentSchema.pipe[0].entries);

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('every setting that the files name is one of the server', () => {
  const service = Object.keys(compose.services['site']?.environment ?? {});
  const image = namesIn(
    lastStage(read('Dockerfile')).find(({ name }) => name === 'ENV')?.value ?? '',
    /(\w+)=/g,
  );
  expect(service.length).toBeGreaterThan(5);
  const file = namesIn(read('systemd/site.env'), /^(\w+)=/gm);
  for (const name of [...service, ...image, ...file]) {
    if (name !== 'NODE_ENV' && name !== 'SOURCE_DATE_EPOCH') expect(SETTINGS).toContain(name);
  }
});

test('compose hands on every setting but those of the container itself', () => {
  const service = Object.keys(compose.services['site']?.environment ?? {});
  const ofTheContainer = ['PORT', 'HOST', 'DATA_DIR', 'SITE_DIR', 'FORWARDED_HEADER'];
  expect([...service, ...ofTheContainer].toSorted()).toEqual(SETTINGS.toSorted());
});

test('what is secret stands in no file', () => {
  const secrets = Object.values(compose.services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /PASSWORD|SECRET|KEY|DATABASE_URL/.test(name));
  expect(secrets.map(([name]) => name).sort()).toEqual([
    'DATABASE_URL',
    'POSTGRES_PASSWORD',
    'SECRET_KEY',
    'WEBHOOK_SECRET',
  ]);
  for (const [, value] of secrets) expect(value).toMatch(/^\$\{|:\$\{POSTGRES_PASSWORD\}@/);
  // They stand in a file beside it, which goes neither into an image nor into the repository.
  expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env');
});

test('systemd lets the server write its data, and the backups of the handbooks', () => {
  const unit = read('systemd/site.service');
  const [, folder = 'none'] = /backup (\/\S+)\/\$\(date/.exec(readFileSync('docs/growing.md', 'utf8')) ?? [];
  expect(unit).toContain(`ReadWritePaths=-${folder}\n`);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`--owner=site ${folder} `);
  const [, data = 'none'] = /^DATA_DIR=\/var\/lib\/(.*)$/m.exec(read('systemd/site.env')) ?? [];
  expect(unit).toContain(`StateDirectory=${data}\n`);
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd takes the unit', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'srv'));
  const unit = join(folder, 'site.service');
  writeFileSync(unit, read('systemd/site.service').replace('/usr/bin/node', process.execPath));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  // Of this machine it may say more than of the unit.
  expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([]);
});
