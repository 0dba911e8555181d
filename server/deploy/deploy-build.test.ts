import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from '../operator/program';
import { temporaryFolder } from '../testing/temporary-folder';
import { buildOf, has, servedBuild } from '../testing/test-build';
import { deployBuild, rollBack } from './deploy-build';

const OPTIONS = { keep: 2, reload: () => {}, say: () => expect.unreachable() };

test('a build replaces another, and tabs of the last ones find theirs', () => {
  const target = temporaryFolder();
  for (const id of ['a', 'b', 'c', 'd']) deployBuild(buildOf(id), target, OPTIONS);
  expect(servedBuild(target)).toBe('d');
  expect(['a', 'b', 'c', 'd'].map((id) => has(target, id))).toEqual([false, true, true, true]);
  expect(readlinkSync(join(target, 'current'))).toBe('releases/d-4');
  expect(existsSync(join(target, 'releases/a-1'))).toBe(false);
});

test('back, and forth again, with the tabs of both', () => {
  const target = temporaryFolder();
  for (const id of ['a', 'b']) deployBuild(buildOf(id), target, OPTIONS);
  expect(rollBack(target, OPTIONS).build).toBe('a');
  expect(servedBuild(target)).toBe('a');
  expect([has(target, 'a'), has(target, 'b')]).toEqual([true, true]);
  expect(() => rollBack(target, OPTIONS)).toThrow(CommandError);
  deployBuild(buildOf('c'), target, OPTIONS);
  expect(['a', 'b', 'c'].map((id) => has(target, id))).toEqual([true, true, true]);
  // Not to the one that was taken back.
  expect(rollBack(target, OPTIONS).build).toBe('a');
});

test('what is served stays, however few builds are kept and however old it is', () => {
  const target = temporaryFolder();
  for (const id of ['a', 'b']) deployBuild(buildOf(id), target, OPTIONS);
  rollBack(target, OPTIONS);
  deployBuild(buildOf('c'), target, { ...OPTIONS, keep: 1 });
  expect(['a', 'b', 'c'].map((id) => has(target, id))).toEqual([true, false, true]);
  expect(rollBack(target, OPTIONS).build).toBe('a');
});

test('hosts allow the documents of both before they are switched', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const seen: string[] = [];
  const reload = () => {
    seen.push(servedBuild(target) ?? '', readFileSync(join(target, 'hosts/nginx/site.conf'), 'utf8'));
  };
  deployBuild(buildOf('b'), target, { ...OPTIONS, reload });
  expect(seen[0]).toBe('a');
  expect(seen[1]).toContain("'sha256-a=' 'sha256-b='");
});

test('what can’t be done changes nothing that is served', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  expect(() => deployBuild(temporaryFolder(), target, OPTIONS)).toThrow(CommandError);
  const reload = () => {
    throw new CommandError('no');
  };
  expect(() => deployBuild(buildOf('b'), target, { ...OPTIONS, reload })).toThrow(CommandError);
  expect(servedBuild(target)).toBe('a');
});

test('what stands where a target, or its link, is to be is told before anything is copied', () => {
  const reload = () => expect.unreachable();
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const occupied = temporaryFolder();
  writeFileSync(join(occupied, 'releases'), '');
  for (const target of [file, join(file, 'below'), occupied]) {
    expect(() => deployBuild(buildOf('a'), target, { ...OPTIONS, reload })).toThrow(CommandError);
    expect(() => rollBack(target, OPTIONS)).toThrow(CommandError);
  }
  const target = temporaryFolder();
  mkdirSync(join(target, 'current/client'), { recursive: true });
  const isNoLink = `${join(target, 'current')} is no link`;
  expect(() => deployBuild(buildOf('a'), target, { ...OPTIONS, reload })).toThrow(isNoLink);
  expect(() => rollBack(target, OPTIONS)).toThrow(isNoLink);
  expect(readdirSync(target)).toEqual(['current']);
});

test('a reload that fails leaves the host its files, and is made up for by the next deploy', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const hostFile = () => readFileSync(join(target, 'hosts/nginx/site.conf'), 'utf8');
  const before = hostFile();
  const build = buildOf('b');
  const failing = () => {
    throw new CommandError('no');
  };
  expect(() => deployBuild(build, target, { ...OPTIONS, reload: failing })).toThrow('no');
  expect(hostFile()).toBe(before);
  const reloads: string[] = [];
  deployBuild(build, target, { ...OPTIONS, reload: () => reloads.push(hostFile()) });
  expect(reloads).toEqual([hostFile()]);
  expect(hostFile()).not.toBe(before);
  expect(servedBuild(target)).toBe('b');
});

test('a reload before which a deploy was ended is made up for, though no file of the host changes', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const state = join(target, 'deployed.json');
  writeFileSync(state, JSON.stringify({ ...JSON.parse(readFileSync(state, 'utf8')), isReloadOwed: true }));
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  for (let count = 0; count < 2; count += 1) deployBuild(buildOf('a'), target, { ...OPTIONS, reload });
  expect(reloads).toBe(1);
});

test('a reload that nobody made stays to be made', () => {
  const target = temporaryFolder();
  const said: string[] = [];
  const none = { ...OPTIONS, reload: undefined, say: (line: string) => said.push(line) };
  deployBuild(buildOf('a'), target, OPTIONS);
  deployBuild(buildOf('b'), target, none);
  expect(said).toEqual([expect.stringContaining('have changed')]);
  rollBack(target, { ...none, say: () => {} });
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  deployBuild(buildOf('a'), target, { ...OPTIONS, reload });
  expect(reloads).toBe(1);
});

test('another company’s build replaces none, unless it is meant to', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const other = buildOf('b');
  writeFileSync(join(other, 'company.json'), '{"site":{"name":"Another"},"codes":{"slug":"company"}}');
  expect(() => deployBuild(other, target, OPTIONS)).toThrow('configure it first');
  expect(servedBuild(target)).toBe('a');
  deployBuild(other, target, { ...OPTIONS, isOtherCompany: true });
  expect(servedBuild(target)).toBe('b');
});

test.each([
  'client/index.html',
  'client/assets/b.js',
  'headers.json',
  'client/_build/meta/b.json',
  'client/_payload/b/index.json',
  'client/404.html',
  'client/500.html',
  'client/sitemap.xml',
  'assets.json',
])('a build that lost %s on its way is not put up', (missing) => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const build = buildOf('b');
  rmSync(join(build, missing));
  expect(() => deployBuild(build, target, OPTIONS)).toThrow(CommandError);
  expect(servedBuild(target)).toBe('a');
});

test.each(['client/index.html', 'client/404.html', 'headers.json', 'assets.json', 'company.json'])(
  'a build whose %s was cut off on its way is not put up',
  (cut) => {
    const target = temporaryFolder();
    deployBuild(buildOf('a'), target, OPTIONS);
    const build = buildOf('b');
    writeFileSync(join(build, cut), readFileSync(join(build, cut), 'utf8').slice(0, -3));
    expect(() => deployBuild(build, target, OPTIONS)).toThrow(CommandError);
    expect(servedBuild(target)).toBe('a');
  },
);

test('what is served and damaged is mended by another deploy', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  writeFileSync(join(target, 'current/company.json'), '{');
  deployBuild(buildOf('b'), target, OPTIONS);
  expect(servedBuild(target)).toBe('b');
});

test('a policy of any length is told in words that nginx reads', () => {
  const target = temporaryFolder();
  const long = (id: string) => {
    const build = buildOf(id);
    const scriptHashes = Array.from({ length: 90 }, (_, index) => `sha256-${id}${index}${'x'.repeat(40)}=`);
    writeFileSync(join(build, 'headers.json'), JSON.stringify({ scriptHashes, styleHashes: [] }));
    return build;
  };
  for (const id of ['a', 'b', 'c']) deployBuild(long(id), target, { ...OPTIONS, keep: 3 });
  const conf = readFileSync(join(target, 'hosts/nginx/site.conf'), 'utf8');
  const words = conf.match(/"[^"]*"/g) ?? [];
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(4_096);
  // Of this build and the one before, and of no older one, or a header would grow for each that is kept.
  const policy = [...conf.matchAll(/set \$site_policy "(?:\$\{site_policy\})?([^"]*)"/g)]
    .map(([, part]) => part)
    .join('');
  expect(['a', 'b', 'c'].map((id) => policy.includes(`'sha256-${id}89`))).toEqual([false, true, true]);
});

test('the same build again is a release of its own', () => {
  const target = temporaryFolder();
  deployBuild(buildOf('a'), target, OPTIONS);
  const reload = () => expect.unreachable();
  deployBuild(buildOf('a'), target, { ...OPTIONS, reload });
  expect(readlinkSync(join(target, 'current'))).toBe('releases/a-2');
});
