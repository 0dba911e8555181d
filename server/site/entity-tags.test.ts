import { copyFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { createEntityTags } from './entity-tags';

const LATER_MS = 60_000;

function startTags() {
  const hashed: string[] = [];
  const tags = createEntityTags((body) => {
    hashed.push(body.toString());
    return `"${body.toString()}"`;
  });
  const file = join(temporaryFolder(), 'page.html');
  const tagOf = (content: string): string => {
    const stats = statSync(file, { bigint: true });
    return tags.known(file, stats) ?? tags.hash(file, stats, Buffer.from(content));
  };
  return { file, hashed, tagOf };
}

/** As if what was written before had been there for a while. */
function letSettle(): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + LATER_MS);
}

test('a content is hashed once', () => {
  const { file, hashed, tagOf } = startTags();
  writeFileSync(file, 'one');
  letSettle();
  expect([tagOf('one'), tagOf('one'), tagOf('one')]).toEqual(['"one"', '"one"', '"one"']);
  expect(hashed).toEqual(['one']);
});

test('a file that was just written is not trusted to stay', () => {
  const { file, hashed, tagOf } = startTags();
  writeFileSync(file, 'one');
  tagOf('one');
  tagOf('one');
  expect(hashed).toEqual(['one', 'one']);
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
  const { file, tagOf } = startTags();
  writeFileSync(file, 'one');
  letSettle();
  expect(tagOf('one')).toBe('"one"');
  // File systems tell the time of a change to some milliseconds.
  await setTimeout(50);
  replace(file);
  expect(tagOf('two')).toBe('"two"');
});

test('a body that was cut short while it was read is not kept under its file', () => {
  const { file, tagOf } = startTags();
  writeFileSync(file, 'whole');
  letSettle();
  expect(tagOf('who')).toBe('"who"');
  expect(tagOf('whole')).toBe('"whole"');
});
