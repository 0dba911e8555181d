import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { buildOf } from '../testing/test-build';
import { modesBelow, withUmask } from '../testing/with-umask';
import { deployBuild, rollBack } from './deploy-build';

const OPTIONS = { keep: 2, reload: () => {}, say: () => expect.unreachable() };

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a web server reads what a user puts up who keeps files to himself', () => {
  const parent = temporaryFolder();
  withUmask(0o077, () => {
    const target = join(parent, 'new/site');
    for (const id of ['a', 'b']) deployBuild(buildOf(id), target, OPTIONS);
    rollBack(target, OPTIONS);
  });
  expect(modesBelow(parent)).toEqual({ files: ['644'], folders: ['755'] });
});

test('a group that puts builds up together goes on writing', () => {
  const parent = temporaryFolder();
  withUmask(0o002, () => deployBuild(buildOf('a'), join(parent, 'site'), OPTIONS));
  expect(modesBelow(parent)).toEqual({ files: ['664'], folders: ['775'] });
});

test('nothing else is opened: neither a folder that was there nor what a link leads to', () => {
  const target = join(temporaryFolder(), 'site');
  mkdirSync(target, { mode: 0o750 });
  const folder = temporaryFolder();
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'secret', { mode: 0o600 });
  chmodSync(folder, 0o700);
  const build = buildOf('a');
  symlinkSync(secret, join(build, 'client/secret'));
  symlinkSync(folder, join(build, 'client/folder'));
  deployBuild(build, target, OPTIONS);
  expect([secret, folder, target].map(modeOf)).toEqual([0o600, 0o700, 0o750]);
});
