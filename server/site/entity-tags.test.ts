import { copyFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** File systems tell the time of a change in ticks of some milliseconds; within one, no change can be told. */
function untilClockTicks(file: string): void {
  const { ctimeMs } = statSync(file);
  const probe = `${file}.probe`;
  do writeFileSync(probe, '');
  while (statSync(probe).ctimeMs <= ctimeMs);
}

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
])('a file that is %s has another tag', (_how, replace) => {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, 'one');
  const before = tagOf(file);
  expect(tagOf(file)).toBe(before);
  untilClockTicks(file);
  replace(file);
  expect(tagOf(file)).not.toBe(before);
});
