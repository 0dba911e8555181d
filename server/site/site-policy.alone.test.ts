import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { createSitePolicy } from './site-policy';

const { reading } = vi.hoisted(() => ({ reading: { code: '' } }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const readFileSync = (...parameters: Parameters<typeof real.readFileSync>) => {
    if (reading.code !== '') throw Object.assign(new Error(), { code: reading.code });
    return real.readFileSync(...parameters);
  };
  return { ...real, readFileSync };
});

afterEach(() => {
  reading.code = '';
});

function site(scriptHash: string): { folder: string; build: (hash: string) => void } {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  mkdirSync(folder);
  const build = (hash: string): void =>
    writeFileSync(join(root, 'headers.json'), JSON.stringify({ scriptHashes: [hash], styleHashes: [] }));
  build(scriptHash);
  return { folder, build };
}

test.each(['EMFILE', 'EIO', 'EACCES'])('%s while it is read the first time is not kept', async (code) => {
  const { folder } = site('sha256-first=');
  reading.code = code;
  const policy = createSitePolicy(folder);
  expect(policy()).not.toContain('sha256-first=');
  reading.code = '';
  expect(policy()).toContain('sha256-first=');
});

test('what is known stays while a new one can’t be read', () => {
  const { folder, build } = site('sha256-first=');
  const policy = createSitePolicy(folder);
  expect(policy()).toContain('sha256-first=');
  build('sha256-second-and-longer=');
  reading.code = 'EMFILE';
  expect(policy()).toContain('sha256-first=');
  reading.code = '';
  expect(policy()).toContain('sha256-second-and-longer=');
});

test('a site without the file has the strictest policy', () => {
  const folder = join(temporaryFolder(), 'client');
  expect(createSitePolicy(folder)()).toContain("script-src 'self';");
});
