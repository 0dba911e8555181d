import { copyFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { entityTagOf } from './entity-tags';

const tagOf = (file: string): string | undefined => entityTagOf(file, statSync(file));

test('an equal content has an equal tag, wherever and whenever it was written', () => {
  const files = [join(temporaryFolder(), 'page.html'), join(temporaryFolder(), 'page.html')];
  for (const [index, file] of files.entries()) {
    writeFileSync(file, 'one');
    utimesSync(file, index, index);
  }
  expect(new Set(files.map(tagOf)).size).toBe(1);
});

test.each<[string, (file: string) => void]>([
  ['written over', (file) => writeFileSync(file, 'two')],
  [
    'replaced by another of the same length and date',
    (file) => {
      const { atime, mtime } = statSync(file);
      writeFileSync(`${file}.new`, 'two');
      utimesSync(`${file}.new`, atime, mtime);
      renameSync(`${file}.new`, file);
    },
  ],
  [
    'copied over with the same length and date',
    (file) => {
      const { atime, mtime } = statSync(file);
      writeFileSync(`${file}.new`, 'two');
      copyFileSync(`${file}.new`, file);
      utimesSync(file, atime, mtime);
    },
  ],
])('a file that is %s has another tag', async (_how, replace) => {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, 'one');
  const before = tagOf(file);
  expect(tagOf(file)).toBe(before);
  // File systems tell the time of a change to some milliseconds.
  await setTimeout(50);
  replace(file);
  expect(tagOf(file)).not.toBe(before);
});
