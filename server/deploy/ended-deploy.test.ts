import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandFailure } from '../operator/program';
import { temporaryFolder } from '../testing/temporary-folder';
import { buildOf, has, servedBuild } from '../testing/test-build';
import { deployBuild, rollBack } from './deploy-build';

const OPTIONS = { keep: 2, reload: () => {}, say: () => expect.unreachable() };

/** A target to which these were put up, one after the other. */
function targetOf(...ids: string[]): string {
  const target = temporaryFolder();
  for (const id of ids) deployBuild(buildOf(id), target, OPTIONS);
  return target;
}

/** What is served becomes another release, as if a run had been ended before or after its rename. */
function link(target: string, release: string): void {
  rmSync(join(target, 'current'), { force: true });
  symlinkSync(`releases/${release}`, join(target, 'current'));
}

test('where the state can’t be written at the end, what was served is served, and the next deploy goes on', () => {
  const target = targetOf('a');
  const before = readFileSync(join(target, 'deployed.json'), 'utf8');
  // Of the hosts' reload nothing is written after this but the state.
  const reload = () => mkdirSync(join(target, 'deployed.json.new'));
  expect(() => deployBuild(buildOf('b'), target, { ...OPTIONS, reload })).toThrow('EISDIR');
  expect(servedBuild(target)).toBe('a');
  expect(readdirSync(join(target, 'releases'))).toEqual(['a-1']);
  expect(readdirSync(target).sort()).toEqual(['current', 'deployed.json', 'hosts', 'releases']);
  expect(JSON.parse(readFileSync(join(target, 'deployed.json'), 'utf8'))).toEqual({
    ...JSON.parse(before),
    isReloadOwed: true,
  });
  expect(() => rollBack(target, OPTIONS)).toThrow('no build to go back to');
  deployBuild(buildOf('b'), target, OPTIONS);
  expect([has(target, 'a'), has(target, 'b')]).toEqual([true, true]);
  expect(rollBack(target, OPTIONS).build).toBe('a');
});

test('a deploy that was ended before its rename has put up nothing that is gone back to', () => {
  const target = targetOf('a', 'b', 'c');
  link(target, 'b-2');
  deployBuild(buildOf('d'), target, OPTIONS);
  expect(['b', 'd'].map((id) => has(target, id))).toEqual([true, true]);
  expect(rollBack(target, OPTIONS).build).toBe('b');
  expect(() => rollBack(target, { ...OPTIONS })).toThrow('no build to go back to');
});

test('so has the first', () => {
  const target = targetOf('a');
  rmSync(join(target, 'current'));
  expect(() => rollBack(target, OPTIONS)).toThrow('no build to go back to');
  deployBuild(buildOf('b'), target, OPTIONS);
  expect(() => rollBack(target, OPTIONS)).toThrow('no build to go back to');
  expect(servedBuild(target)).toBe('b');
});

test('a rollback that was ended before its rename is made again, or was none', () => {
  const rolledBack = () => {
    const target = targetOf('a', 'b');
    rollBack(target, OPTIONS);
    link(target, 'b-2');
    return target;
  };
  const again = rolledBack();
  expect(rollBack(again, OPTIONS).build).toBe('a');
  expect(servedBuild(again)).toBe('a');
  const none = rolledBack();
  deployBuild(buildOf('c'), none, OPTIONS);
  expect(rollBack(none, OPTIONS).build).toBe('b');
});

test('what is served though the state does not know it is kept and gone back from', () => {
  const target = targetOf('a');
  const state = join(target, 'deployed.json');
  const before = readFileSync(state, 'utf8');
  deployBuild(buildOf('b'), target, OPTIONS);
  writeFileSync(state, before);
  deployBuild(buildOf('b'), target, OPTIONS);
  expect(readlinkSync(join(target, 'current'))).toBe('releases/b-3');
  expect(readdirSync(join(target, 'releases')).sort()).toEqual(['a-1', 'b-2', 'b-3']);
  expect(['b', 'b', 'a'].map((id) => has(target, id))).toEqual([true, true, true]);
  expect(rollBack(target, OPTIONS).name).toBe('b-2');
  expect(rollBack(target, OPTIONS).name).toBe('a-1');
});

test('what an ended deploy has left is removed by the next, and what is not ours stays', () => {
  const target = targetOf('a');
  for (const name of ['b-2', 'mine'])
    mkdirSync(join(target, 'releases', name, 'client'), { recursive: true });
  rmSync(join(target, 'releases/a-1'), { recursive: true });
  deployBuild(buildOf('c'), target, OPTIONS);
  expect(readdirSync(join(target, 'releases')).sort()).toEqual(['c-1', 'mine']);
});

test.each([
  ['ENOSPC', 'its disk is full'],
  ['EACCES', 'may not be written by this user'],
  ['EROFS', 'a disk that takes no writes'],
])('%s is told in a line, and nothing of the build stays', (code, words) => {
  const target = targetOf('a');
  const failing = () => {
    throw Object.assign(new Error(`${code}: no, write`), { code });
  };
  const work = () => deployBuild(buildOf('b'), target, { ...OPTIONS, reload: failing });
  expect(work).toThrow(CommandFailure);
  expect(work).toThrow(words);
  expect(work).toThrow(/^[^\n]+ What is served has not changed \([^\n]+\)\.$/);
  expect(servedBuild(target)).toBe('a');
  expect(existsSync(join(target, 'releases/b-2'))).toBe(false);
});

test('what fails otherwise keeps its stack', () => {
  const failing = () => {
    throw Object.assign(new Error('no'), { code: 'EINVAL' });
  };
  const work = () => deployBuild(buildOf('a'), temporaryFolder(), { ...OPTIONS, reload: failing });
  expect(work).toThrow(expect.objectContaining({ code: 'EINVAL' }));
});
