import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scripts: string[] = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** The names in a cell as "`npm run test:unit` / `test:e2e`". */
const namesIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`(?:npm (?:run )?)?([\w:-]+)[^`]*`/g), ([, name = '']) => name);

test('docs/commands.md tells of every command, and of no other', () => {
  const rows = Array.from(readFileSync('docs/commands.md', 'utf8').matchAll(/^\| (`npm .*?) \|/gm));
  const told = rows.flatMap(([, cell = '']) => namesIn(cell));
  expect(told.toSorted()).toEqual(scripts.toSorted());
});
