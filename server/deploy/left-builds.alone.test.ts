import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { buildOf, servedBuild } from '../testing/test-build';
import { deployBuild } from './deploy-build';

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof fs>();
  return { ...actual, rmSync: vi.fn(actual.rmSync) };
});

test('an old build that can’t be removed is said, and the new one is served', () => {
  const target = temporaryFolder();
  const said: string[] = [];
  const options = { keep: 1, reload: () => {}, say: (line: string) => said.push(line) };
  for (const id of ['a', 'b']) deployBuild(buildOf(id), target, options);
  const actual = vi.mocked(fs.rmSync).getMockImplementation();
  vi.mocked(fs.rmSync).mockImplementation((path, settings) => {
    if (String(path).endsWith('a-1')) throw Object.assign(new Error('EACCES: no, rmdir'), { code: 'EACCES' });
    actual?.(path, settings);
  });
  for (const [index, id] of ['c', 'd'].entries()) {
    deployBuild(buildOf(id), target, options);
    expect(said).toHaveLength(index + 1);
    expect(said[index]).toContain('left to the next deploy (EACCES: no, rmdir)');
    expect(servedBuild(target)).toBe(id);
  }
  vi.mocked(fs.rmSync).mockImplementation((path, settings) => actual?.(path, settings));
  deployBuild(buildOf('e'), target, options);
  expect(fs.readdirSync(join(target, 'releases')).sort()).toEqual(['d-4', 'e-5']);
  expect(said).toHaveLength(2);
});
