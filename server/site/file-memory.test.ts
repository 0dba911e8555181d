import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { createFileMemory, identityOf } from './file-memory';

function write(folder: string, name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return { file, identity: identityOf(statSync(file)), headers: {}, tag: '"t"', body: Buffer.from(text) };
}

test('gives a file until it is another, or gone', () => {
  const folder = temporaryFolder();
  const memory = createFileMemory(1000);
  memory.keep('a', write(folder, 'a', 'first'));
  expect(memory.find('a')?.body.toString()).toBe('first');
  write(folder, 'a', 'another');
  expect(memory.find('a')).toBeUndefined();
  memory.keep('b', write(folder, 'b', 'b'));
  rmSync(join(folder, 'b'));
  expect(memory.find('b')).toBeUndefined();
});

test('holds so many bytes, and forgets what was not asked for', () => {
  const folder = temporaryFolder();
  const memory = createFileMemory(1100);
  for (const name of ['a', 'b']) memory.keep(name, write(folder, name, '12345'));
  memory.find('a');
  memory.keep('c', write(folder, 'c', '12345'));
  expect(['a', 'b', 'c'].map((key) => memory.find(key)?.body.length)).toEqual([5, undefined, 5]);
});
