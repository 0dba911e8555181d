import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

/** Names of what the server reads from its environment. */
const SETTINGS = Object.keys(environmentSchema.pipe[0].entries);

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('every setting that the files name is one of the server', () => {
  const service = namesIn(
    / {2}site:\n[\s\S]*?\n {4}volumes:/.exec(read('compose/compose.yaml'))?.[0] ?? '',
    /^ {6}([A-Z_]+):/gm,
  );
  const image = namesIn(
    lastStage(read('Dockerfile')).find(({ name }) => name === 'ENV')?.value ?? '',
    /(\w+)=/g,
  );
  expect(service.length).toBeGreaterThan(5);
  for (const name of [...service, ...image]) {
    if (name !== 'NODE_ENV' && name !== 'SOURCE_DATE_EPOCH') expect(SETTINGS).toContain(name);
  }
});

test('what is secret stands in no file', () => {
  const secrets = namesIn(read('compose/compose.yaml'), /(?:PASSWORD|SECRET\w*|KEY): (.*)/g);
  for (const value of secrets) expect(value).toMatch(/^\$\{/);
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
