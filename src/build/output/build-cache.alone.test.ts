import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { disk } = vi.hoisted(() => ({ disk: { isEnding: false, isReadOnly: false } }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  /** As far as it comes in a process that is ended on the way. */
  const writeFile = async (file: string, content: Buffer): Promise<void> => {
    if (!disk.isEnding) return real.writeFile(file, content);
    await real.writeFile(file, content.subarray(0, content.length / 2));
    throw new Error('ended');
  };
  const refused = async (): Promise<never> => {
    throw new Error('EROFS: read-only file system');
  };
  const mkdir = async (folder: string, options: { recursive: true }): Promise<unknown> =>
    disk.isReadOnly ? refused() : real.mkdir(folder, options);
  const utimes = async (file: string, accessed: Date, changed: Date): Promise<void> =>
    disk.isReadOnly ? refused() : real.utimes(file, accessed, changed);
  const rm = async (file: string): Promise<void> => (disk.isReadOnly ? refused() : real.rm(file));
  return { ...real, mkdir, rm, utimes, writeFile };
});

const CACHE = 'node_modules/.cache/build';
const NAME = randomUUID();

beforeEach(() => {
  // What is told once is told by each module.
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.mocked(console.warn).mockClear();
  disk.isEnding = false;
  disk.isReadOnly = false;
  for (const name of readdirSync(CACHE)) if (name.startsWith(NAME)) rmSync(join(CACHE, name));
});

test('what a build that was ended had begun to keep is made again, and kept then', async () => {
  const { cached } = await import('./build-cache');
  const whole = Buffer.from('whole '.repeat(100));
  const make = vi.fn(async () => whole);
  disk.isEnding = true;
  await cached(NAME, make);
  disk.isEnding = false;
  expect(await cached(NAME, make)).toEqual(whole);
  expect(await cached(NAME, make)).toEqual(whole);
  expect(make).toHaveBeenCalledTimes(2);
});

test('where nothing can be kept, all is made, and said once', async () => {
  const { cached, keepAhead, tidyCache } = await import('./build-cache');
  const make = async () => Buffer.from('made');
  disk.isReadOnly = true;
  expect(String(await cached(NAME, make))).toBe('made');
  await keepAhead(`${NAME}.br`, make);
  await tidyCache();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'What this build makes is not kept for the next: EROFS: read-only file system',
  );
});

test('what was kept is taken from where nothing can be written any more', async () => {
  const { cached, takeAwayUnused } = await import('./build-cache');
  const first = vi.fn(async () => Buffer.from('kept'));
  const second = vi.fn(async () => Buffer.from('made'));
  await cached(NAME, first);
  disk.isReadOnly = true;
  expect(String(await cached(NAME, second))).toBe('kept');
  utimesSync(join(CACHE, NAME), 0, 0);
  await takeAwayUnused(CACHE);
  expect(existsSync(join(CACHE, NAME))).toBe(true);
});
