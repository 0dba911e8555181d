import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { writeWhole } from './backup-file';

test('a backup that was put there while another was made stays', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'leads.backup');
  const writing = writeWhole(file, async (path) => {
    writeFileSync(path, 'late');
    writeFileSync(file, 'precious');
  });
  await expect(writing).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(readdirSync(folder)).toEqual(['leads.backup']);
});
