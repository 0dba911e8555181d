import { existsSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeAwayUnused } from './build-cache';

const DAY_MS = 24 * 3_600_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-cache-'));
});

afterEach(() => rm(folder, { recursive: true }));

function file(name: string, ageMs: number): string {
  const path = join(folder, name);
  writeFileSync(path, 'made');
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
  return path;
}

test('what has been of no use for a week goes, what was used stays', async () => {
  const unused = file('unused.br', 8 * DAY_MS);
  const used = file('used.br', 6 * DAY_MS);
  await takeAwayUnused(folder);
  expect([existsSync(unused), existsSync(used)]).toEqual([false, true]);
});

test('a name whose file is gone when it is looked at ends no build', async () => {
  // Listed, and not there: as what another build has written beside and renamed since.
  symlinkSync(join(folder, 'renamed-since'), join(folder, 'a.br.beside'));
  const unused = file('unused.br', 8 * DAY_MS);
  await takeAwayUnused(folder);
  expect(existsSync(unused)).toBe(false);
});

test('no cache yet is no failure', async () => {
  await expect(takeAwayUnused(join(folder, 'none'))).resolves.toBeUndefined();
});
