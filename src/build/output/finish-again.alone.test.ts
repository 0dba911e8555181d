import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressOutdated } from './finish-again';

const { client } = vi.hoisted(() => ({ client: { folder: '' } }));

vi.mock('./output-folders', () => ({
  get CLIENT_FOLDER() {
    return client.folder;
  },
}));

test('what has become too small for compressed twins loses them, and what has not keeps its own', async () => {
  client.folder = mkdtempSync(join(tmpdir(), 'finish-again-'));
  onTestFinished(() => rmSync(client.folder, { recursive: true }));
  const add = (name: string, text: string, second: number): void => {
    const path = join(client.folder, name);
    writeFileSync(path, text);
    utimesSync(path, second, second);
  };
  add('small.html', '<p>', 2);
  add('large.html', '<p>'.repeat(1000), 1);
  for (const name of ['small.html', 'large.html'])
    for (const ending of ['br', 'gz']) add(`${name}.${ending}`, 'of before', 1);
  await compressOutdated();
  expect(readdirSync(client.folder).sort()).toEqual([
    'large.html',
    'large.html.br',
    'large.html.gz',
    'small.html',
  ]);
});
