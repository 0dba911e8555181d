import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cached } from './build-cache';

const { disk } = vi.hoisted(() => ({ disk: { isEnding: false } }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  /** As far as it comes in a process that is ended on the way. */
  const writeFile = async (file: string, content: Buffer): Promise<void> => {
    if (!disk.isEnding) return real.writeFile(file, content);
    await real.writeFile(file, content.subarray(0, content.length / 2));
    throw new Error('ended');
  };
  return { ...real, writeFile };
});

const CACHE = 'node_modules/.cache/build';
const NAME = randomUUID();

afterEach(() => {
  for (const name of readdirSync(CACHE)) if (name.startsWith(NAME)) rmSync(join(CACHE, name));
});

test('what a build that was ended had begun to keep is made again, and kept then', async () => {
  const whole = Buffer.from('whole '.repeat(100));
  const make = vi.fn(async () => whole);
  disk.isEnding = true;
  await expect(cached(NAME, make)).rejects.toThrow('ended');
  disk.isEnding = false;
  expect(await cached(NAME, make)).toEqual(whole);
  expect(await cached(NAME, make)).toEqual(whole);
  expect(make).toHaveBeenCalledTimes(2);
});
