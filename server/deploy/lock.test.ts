import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandFailure } from '../operator/program';
import { temporaryFolder } from '../testing/temporary-folder';
import { buildOf, has, servedBuild } from '../testing/test-build';
import { deployBuild, rollBack } from './deploy-build';

const OPTIONS = { keep: 2, reload: () => {}, say: () => expect.unreachable() };

const locks = (target: string): string[] => readdirSync(target).filter((name) => name.includes('lock'));

test('while a deploy is under way another and a rollback are refused, and it ends as if alone', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const refusals: unknown[] = [];
  const attempt = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      refusals.push(error);
    }
  };
  const build = buildOf('b');
  const reload = () => {
    attempt(() => deployBuild(build, target, OPTIONS));
    attempt(() => rollBack(target, OPTIONS));
  };
  deployBuild(build, target, { ...OPTIONS, reload });
  expect(refusals).toHaveLength(2);
  for (const error of refusals) {
    expect(error).toBeInstanceOf(CommandFailure);
    expect(error).toHaveProperty('message', expect.stringMatching(/^Another deploy is under way in [^\n]+$/));
  }
  expect(servedBuild(target)).toBe('b');
  expect([has(target, 'a'), has(target, 'b')]).toEqual([true, true]);
  expect(locks(target)).toEqual([]);
});

test('what fails lets the next one in', () => {
  const target = temporaryFolder();
  const reload = () => {
    throw new Error('no');
  };
  expect(() => deployBuild(buildOf('a'), target, { ...OPTIONS, reload })).toThrow('no');
  expect(() => rollBack(target, OPTIONS)).toThrow('no build to go back to');
  expect(locks(target)).toEqual([]);
});

test('another’s lock is left to it, though it was made while this one was at work', () => {
  const target = temporaryFolder();
  const lock = join(target, 'deploy.lock');
  const reload = () => {
    rmSync(lock);
    symlinkSync('1-1', lock);
  };
  deployBuild(buildOf('a'), target, { ...OPTIONS, reload });
  expect(readlinkSync(lock)).toBe('1-1');
});

const gone = (): number => spawnSync(process.execPath, ['--version']).pid;

test.each<[string, () => number]>([
  ['is gone', gone],
  // As after a restart of the machine: the number is another’s by now.
  ...(existsSync('/proc/self/stat') ? [['is another', () => process.pid] as [string, () => number]] : []),
])('a lock whose process %s is taken over, and that is said', (_what, pidOf) => {
  const target = temporaryFolder();
  const pid = pidOf();
  symlinkSync(`${pid}-1`, join(target, 'deploy.lock'));
  const said: string[] = [];
  deployBuild(buildOf('a'), target, { ...OPTIONS, say: (line) => said.push(line) });
  expect(said).toEqual([expect.stringContaining(`process ${pid}`)]);
  expect(servedBuild(target)).toBe('a');
  expect(locks(target)).toEqual([]);
});

test('a folder that is not there has nothing to go back to, and is not made', () => {
  const target = join(temporaryFolder(), 'none');
  expect(() => rollBack(target, OPTIONS)).toThrow('no build to go back to');
  expect(existsSync(target)).toBe(false);
});
