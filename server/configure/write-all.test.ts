import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { writeAll } from './write-all';

const LONG = 'before '.repeat(1000);

test('a file has its compressed twins, until it is too small to gain by them', () => {
  const folder = temporaryFolder();
  const page = join(folder, 'page.html');
  const write = (text: string) => writeAll({ written: new Map([[page, text]]), gone: [], folder });
  expect(write(LONG)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(LONG);
  expect(write('after')).toBe(1);
  expect(readdirSync(folder)).toEqual(['page.html']);
});

/** Every byte that is written there meets a full disk. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))('where the disk is full, nothing has changed and nothing is left', () => {
  const folder = temporaryFolder();
  const names = ['first.html', 'second.html'];
  for (const name of names) writeFileSync(join(folder, name), LONG);
  symlinkSync(FULL, join(folder, 'second.html.configure'));
  const written = new Map(names.map((name) => [join(folder, name), LONG.replaceAll('before', 'after')]));
  const gone = [join(folder, 'first.html')];
  expect(() => writeAll({ written, gone, folder })).toThrow(
    /its disk is full\. The build is as it was \(ENOSPC/,
  );
  expect(readdirSync(folder).sort()).toEqual(names);
  for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toBe(LONG);
});
